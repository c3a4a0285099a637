/** Where lines of a document break within a sentence: a word taken apart, or a line that goes on in small letters. */
const BROKEN_WORD = /(?<=\p{Ll})[-\u00ad]\n\s*(?=\p{Ll})/gu;
const BROKEN_LINE = /(?<![.!?:;•])\n\s*(?=\p{Ll})/gu;
/** Ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|dr|mr|mrs|ms|st|no|nr|art|abs|ca|bzw|z\.\s?b|d\.\s?h|p\.\s?ex|sr|sra|sig|dott|\p{L})\.$/iu;
const LINE_END = /[\n;•]+/;
const SENTENCE_END = /(?<=[.!?])\s+/;

/** The sentences of a text in their order, as they are written: those that lines break made whole again, an abbreviation ending none. */
export function sentencesOf(text: string): string[] {
  const whole = text.replace(BROKEN_WORD, "").replace(BROKEN_LINE, " ");
  const sentences: string[] = [];
  for (const line of whole.split(LINE_END)) {
    let open = "";
    for (const piece of line.split(SENTENCE_END)) {
      open = open === "" ? piece : `${open} ${piece}`;
      if (ABBREVIATION.test(open)) continue;
      sentences.push(open);
      open = "";
    }
    if (open !== "") sentences.push(open);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}
