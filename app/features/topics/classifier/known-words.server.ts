import { isOfVocabulary } from "../vocabulary/topics-of-word";
import { placeOf, type Weights } from "./classifier";
import { featuresOf } from "./text-features";
import { loadWeights } from "./weights.server";

/**
 * Returns the folded words that are known from the classifier's training texts in the five languages or from the dictionary: none of these
 * is a typo, even if a similar word exists.
 */
export async function knownWords(words: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(words.filter(wordTest(await loadWeights())));
}

/** Returns a test for such words. */
export function wordTest({ hashes }: Pick<Weights, "hashes">): (word: string) => boolean {
  const isRead = (word: string) => [...(featuresOf(word)[0]?.keys() ?? [])].every((hash) => placeOf(hash, hashes) >= 0);
  return (word) => isOfVocabulary(word) || isRead(word);
}
