/** Characters that are invisible, change the reading direction or annotate between the lines. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
/** Variation selectors choose how the preceding character is drawn. */
const SELECTOR = /^[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]$/u;
const JOINER = /^[\u200c\u200d]$/;
/** Characters that selectors and joiners belong to: letters of scripts without case, their marks, and emoji. */
const DRAWN_TOGETHER = /^[\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u;
/** Flags of England, Scotland and Wales: a black flag with invisible tag letters for the region. */
const FLAGS_OF_PARTS =
  /(🏴\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f})/u;

/**
 * Removes invisible marks from a text: with them, different names look alike, and text shows where it was not written. Joiners of emoji and
 * of some scripts stay where they join something.
 */
export function withoutUnseen(text: string): string {
  if (!UNSEEN.test(text)) return text;
  return text
    .split(FLAGS_OF_PARTS)
    .map((piece, index) => (index % 2 === 0 ? cleaned(piece) : piece))
    .join("");
}

function cleaned(text: string): string {
  const characters = [...text];
  const kept: string[] = [];
  for (const [index, character] of characters.entries())
    if (!UNSEEN.test(character) || belongs(character, kept.at(-1) ?? "", characters[index + 1] ?? "")) kept.push(character);
  return kept.join("");
}

/** Whether a text contains such a mark. */
export const hasUnseen = (text: string) => withoutUnseen(text) !== text;

const isDrawn = (character: string) => DRAWN_TOGETHER.test(character) && !UNSEEN.test(character);

function belongs(mark: string, before: string, after: string) {
  if (SELECTOR.test(mark)) return isDrawn(before) || (mark === "\ufe0f" && /^[#*0-9]$/.test(before));
  return JOINER.test(mark) && (isDrawn(before) || SELECTOR.test(before)) && isDrawn(after);
}
