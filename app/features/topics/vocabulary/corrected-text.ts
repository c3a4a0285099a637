import { isOfVocabulary } from "./topics-of-word";
import { vocabularyWord } from "./typos";
import { joinedWordsOf } from "./words-of-text";

const MOST_CORRECTED = 200;
/** A word so long is hardly a slip or two away from one that was not meant. */
const UNMISTAKABLE = 9;

/**
 * A text with the words of the vocabulary in the place of those that are a slip or two away from one. `isSure` leaves short words alone, which
 * may well be others that the vocabulary does not have.
 */
export function correctedText(text: string, { isSure }: { isSure: boolean }): string {
  const words = joinedWordsOf(text).map(({ folded }, index) => {
    if (index >= MOST_CORRECTED || (isSure && folded.length < UNMISTAKABLE) || isOfVocabulary(folded)) return folded;
    return vocabularyWord(folded) ?? folded;
  });
  return words.join(" ");
}
