/** Where lines of a document break within a sentence: a word taken apart, or a line that goes on in small letters. */
const BROKEN_WORD = /(?<=\p{Ll})[-\u00ad]\n\s*(?=\p{Ll})/gu;
const BROKEN_LINE = /\n\s*/g;
const STOP = /[.!?:;•]/;
const SMALL_LETTER = /^\p{Ll}/u;
/** Ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|dr|mr|mrs|ms|st|no|nr|art|abs|ca|bzw|z\.\s?b|d\.\s?h|p\.\s?ex|sr|sra|sig|dott|\p{L})\.$/iu;
const LONGEST_ABBREVIATION = 12;
const LINE_END = /[\n;•]+/;
const SENTENCE_END = /(?<=[.!?])\s+/;

/** A line goes on in small letters where none has ended before. */
const joinedLine = (gap: string, start: number, text: string) =>
  SMALL_LETTER.test(text.slice(start + gap.length, start + gap.length + 2)) && !STOP.test(text.charAt(start - 1)) ? " " : gap;

/** The sentences of a text in their order, as they are written: those that lines break made whole again, an abbreviation ending none. */
export function sentencesOf(text: string): string[] {
  const whole = text.replace(BROKEN_WORD, "").replace(BROKEN_LINE, joinedLine);
  const sentences: string[] = [];
  for (const line of whole.split(LINE_END)) {
    let open: string[] = [];
    let end = "";
    for (const piece of line.split(SENTENCE_END)) {
      open.push(piece);
      // Only the end is looked at: a text of nothing but abbreviations would be read once for each of them.
      end = `${end} ${piece}`.slice(-LONGEST_ABBREVIATION);
      if (ABBREVIATION.test(end)) continue;
      sentences.push(open.join(" "));
      open = [];
      end = "";
    }
    if (open.length > 0) sentences.push(open.join(" "));
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}
