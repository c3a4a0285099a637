import { isOfVocabulary } from "../vocabulary/topics-of-word";
import { placeOf, type Weights } from "./classifier";
import { featuresOf } from "./text-features";
import { loadWeights } from "./weights.server";

/**
 * Those of some folded words that people write in one of the five languages, as far as the texts show that the classifier was trained with, or that the
 * dictionary has: none of them is a slip of the pen, whoever has a word like it.
 */
export async function knownWords(words: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(words.filter(wordTest(await loadWeights())));
}

/** Tells such words from others. */
export function wordTest({ hashes }: Pick<Weights, "hashes">): (word: string) => boolean {
  const isRead = (word: string) => [...(featuresOf(word)[0]?.keys() ?? [])].every((hash) => placeOf(hash, hashes) >= 0);
  return (word) => isOfVocabulary(word) || isRead(word);
}
