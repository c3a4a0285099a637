/** A piece of a text: words as they are, or the name of somebody to be linked; with where it begins. */
export interface TextPiece<Named> {
  start: number;
  words: string;
  named: Named | null;
}

/** A text in pieces, with each name of the given people apart, so that a screen can link it. Longer names win over names they contain. */
export function piecesOf<Named extends { name: string }>(text: string, people: readonly Named[]): TextPiece<Named>[] {
  const sorted = people.filter(({ name }) => name !== "").sort((one, other) => other.name.length - one.name.length);
  if (sorted.length === 0) return [{ start: 0, words: text, named: null }];
  // pattern: nothing but names, side by side: at no place more is read than the longest of each.
  const pattern = new RegExp(`(${sorted.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`);
  let start = 0;
  return text.split(pattern).flatMap((words) => {
    const piece = { start, words, named: sorted.find(({ name }) => name === words) ?? null };
    start += words.length;
    return words === "" ? [] : [piece];
  });
}
