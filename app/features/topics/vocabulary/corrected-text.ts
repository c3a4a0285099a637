import { isOfVocabulary } from "./topics-of-word";
import { vocabularyWord } from "./typos";
import { withoutWrittenOut } from "./umlauts-written-out";
import { joinedWordsOf } from "./words-of-text";

const MAX_CORRECTED = 200;
/** A word this long is unlikely to be a typo or two away from an unrelated one. */
const UNMISTAKABLE = 9;

/**
 * Returns a text in which words a typo or two away from the vocabulary are corrected. `isSure` skips short words, which may well be other
 * words missing from the vocabulary.
 */
export function correctedText(text: string, { isSure }: { isSure: boolean }): string {
  const words = joinedWordsOf(text).map(({ folded }, index) => {
    const plain = withoutWrittenOut(folded);
    if (plain !== folded && !isOfVocabulary(folded) && isOfVocabulary(plain)) return plain;
    if (index >= MAX_CORRECTED || (isSure && folded.length < UNMISTAKABLE) || isOfVocabulary(folded)) return folded;
    return vocabularyWord(folded) ?? folded;
  });
  return words.join(" ");
}
