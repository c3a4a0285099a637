/** A piece of a text with its start: plain words, or a person's name to be linked. */
export interface TextPiece<Named> {
  start: number;
  words: string;
  named: Named | null;
}

/** Splits a text at the given people's names, so that a screen can link them. Longer names win over names they contain. */
export function piecesOf<Named extends { name: string }>(text: string, people: readonly Named[]): TextPiece<Named>[] {
  const sorted = people.filter(({ name }) => name !== "").sort((one, other) => other.name.length - one.name.length);
  if (sorted.length === 0) return [{ start: 0, words: text, named: null }];
  // pattern: only names as alternatives: at each place at most the longest of them is read.
  const pattern = new RegExp(`(${sorted.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`);
  let start = 0;
  return text.split(pattern).flatMap((words) => {
    const piece = { start, words, named: sorted.find(({ name }) => name === words) ?? null };
    start += words.length;
    return words === "" ? [] : [piece];
  });
}
