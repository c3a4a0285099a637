import { wordsOf } from "./words-of-text";

const WRITTEN_OUT = /([aou])e/g;
const MAX_WORDS = 200;

/** Returns a folded word with its umlauts as folded ones are, 'kundigung' for 'kuendigung'; itself if it has none. */
export const withoutWrittenOut = (word: string): string => word.replace(WRITTEN_OUT, "$1");

/** Returns a text in which unknown words that are known with umlauts have them: 'Kuendigung' and 'Geschaeftsfuehrer', but neither 'neue' nor 'museum'. */
export function withUmlauts(text: string, isKnown: (word: string) => boolean): string {
  const written = wordsOf(text)
    .slice(0, MAX_WORDS)
    .filter(({ folded }) => {
      const plain = withoutWrittenOut(folded);
      return plain !== folded && !isKnown(folded) && isKnown(plain);
    });
  return written.reduceRight((whole, { start, end, folded }) => whole.slice(0, start) + withoutWrittenOut(folded) + whole.slice(end), text);
}
