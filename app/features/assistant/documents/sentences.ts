import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { withoutEnd } from "#app/platform/text/trim-end";

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

/** A line this long that ends with such a word goes on in the next, also with a capital: it was wrapped. In the five languages. */
const WRAPPED = 40;
// pattern: anchored at the end; fixed alternatives.
const GOES_ON =
  /(?:^|\s)(?:the|an?|and|or|of|to|in|on|at|by|for|with|from|our|my|your|their|his|her|its|that|which|who|der|die|das|den|dem|des|eine?[nmrs]?|und|oder|von|vom|zu[mr]?|im|am|mit|f[uü]r|unsere?[nmrs]?|meine?[nmrs]?|le|la|les|une?|des?|du|et|ou|à|aux?|en|pour|par|avec|notre|nos|mon|ma|mes|que|qui|el|l[oa]s|un[oa]?|del?|al|y|con|por|para|nuestr[oa]s?|mis?|il|gli|di|dell[aeo]|e|ed|per|nostr[oaie]|mi[oa]|che|,|&)\s*$/iu;
const BEGINS_ITEM = /^(?:[-*•–—]|\(?(?:\d{1,3}|\p{L})[.)])\s?/u;
const [NEXT_LETTERS, LAST_LETTERS] = [8, 12];
const BLANK_LINE = /\n[^\S\n]*\n/;

/**
 * Returns a text in which wrapped lines are joined: a hyphenated word, a line that continues in lower case, and a long one whose last word needs another.
 * Nothing is joined across an empty line.
 */
export function joinedLines(text: string): string {
  const whole = text.replace(BROKEN_WORD, "");
  let from = 0;
  return whole.replace(BROKEN_LINE, (gap, start: number) => {
    const line = whole.slice(from, start);
    const next = whole.slice(start + gap.length, start + gap.length + NEXT_LETTERS);
    from = start + gap.length;
    if (BLANK_LINE.test(gap) || STOP.test(line.slice(-1))) return gap;
    const isWrapped = line.length >= WRAPPED && GOES_ON.test(line.slice(-LAST_LETTERS)) && !BEGINS_ITEM.test(next);
    return SMALL_LETTER.test(next) || isWrapped ? " " : gap;
  });
}

/** Returns the sentences of a text in order, as written: joined across line breaks, and not split at abbreviations. */
export function sentencesOf(text: string): string[] {
  const whole = joinedLines(text);
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

/** Returns a sentence without the marks and spaces around it. */
export function trimmed(sentence: string): string {
  return withoutEnd(sentence.replace(/\s+/g, " ").replace(/^[\s,:–-]+/, ""), /[\s,:.–-]/);
}

const LONG_SENTENCE = 60;
const MIN_CLAUSE_WORDS = 4;
const CLAUSE_END = /[,;:]\s|\s[–—-]\s/;

/** Returns the clauses of a long sentence, none of them too short to be understood alone; a short sentence as it is. */
export function clausesOf(sentence: string): string[] {
  if (sentence.length < LONG_SENTENCE) return [sentence];
  const clauses = sentence.split(CLAUSE_END).map(trimmed);
  return clauses.every((clause) => wordsOf(clause).length >= MIN_CLAUSE_WORDS) ? clauses : [sentence];
}
