import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

/** People who were let go, in the five languages; folded words with single spaces. */
const DISMISSED =
  /\b(?:(?:was|were|been|being|got|are|is) (?:\w+ )?(?:let go|laid off|sacked|dismissed|made redundant)|(?:had|have|has|having) to let (?:\w+ ){1,4}?go|(?:we|he|she|they) let (?:\w+ ){1,4}?go|entlassen|licencie(?:e?s?|r)|despedid[oa]s?|despedir|despedimos|licenziat[oaie]|licenziare)\b(?! of)/;

/** Returns whether a sentence tells that somebody was let go: a matter of employment law, whatever they worked at. */
export const tellsOfDismissal = (sentence: string): boolean =>
  DISMISSED.test(
    wordsOf(sentence)
      .map(({ folded }) => folded)
      .join(" "),
  );
