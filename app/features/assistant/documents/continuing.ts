import { isOfProceedings } from "./proceedings";

/** Whoever is only called he, she or they was named in the sentence before, in the five languages; 'it' and 'il' may stand for nobody. */
// pattern: anchored at the start; fixed alternatives.
const OF_SOMEBODY_NAMED =
  /^(?:he|she|they|his|her|their|er|diese[rs]?|ihm|ihn|elles?|ils|celui-ci|celle-ci|él|ellas?|ellos|este|lui|loro|costui)(?![\p{L}'’-])/iu;

/** Returns the sentences of a paragraph without those that go on about the one before, or tell no more than how a meeting went. */
export const withoutContinuing = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence, at) => !isOfProceedings(sentence) && (at === 0 || !OF_SOMEBODY_NAMED.test(sentence)));
