/** Line breaks within a sentence: a hyphenated word, or a line that continues in lower case. */
const BROKEN_WORD = /(?<=\p{Ll})[-\u00ad]\n\s*(?=\p{Ll})/gu;
const BROKEN_LINE = /\n\s*/g;
const STOP = /[.!?:;•]/;
const SMALL_LETTER = /^\p{Ll}/u;
/** Periods that end no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|dr|mr|mrs|ms|st|no|nr|art|abs|ca|bzw|z\.\s?b|d\.\s?h|p\.\s?ex|sr|sra|sig|dott|\p{L})\.$/iu;
const MAX_ABBREVIATION_LENGTH = 12;
const LINE_END = /[\n;•]+/;
const SENTENCE_END = /(?<=[.!?])\s+/;

/** Joins a line that continues in lower case, unless a sentence ended before it. */
const joinedLine = (gap: string, start: number, text: string) =>
  SMALL_LETTER.test(text.slice(start + gap.length, start + gap.length + 2)) && !STOP.test(text.charAt(start - 1)) ? " " : gap;

/** Returns the sentences of a text in order, as written: joined across line breaks, and not split at abbreviations. */
export function sentencesOf(text: string): string[] {
  const whole = text.replace(BROKEN_WORD, "").replace(BROKEN_LINE, joinedLine);
  const sentences: string[] = [];
  for (const line of whole.split(LINE_END)) {
    let open: string[] = [];
    let end = "";
    for (const piece of line.split(SENTENCE_END)) {
      open.push(piece);
      // Checks only the end; otherwise a text full of abbreviations would be quadratic.
      end = `${end} ${piece}`.slice(-MAX_ABBREVIATION_LENGTH);
      if (ABBREVIATION.test(end)) continue;
      sentences.push(open.join(" "));
      open = [];
      end = "";
    }
    if (open.length > 0) sentences.push(open.join(" "));
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}
