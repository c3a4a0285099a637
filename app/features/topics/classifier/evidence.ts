import { TOPICS } from "#app/features/catalog/topics";
import { topicByName } from "../topic-list";
import { partSayings } from "../vocabulary/own-name-parts";
import { ownSayings } from "../vocabulary/own-names";
import { type TopicHit, topicHits, weighTopics } from "../vocabulary/topics-in-text";
import { wordsOf } from "../vocabulary/words-of-text";
import { mattersIn } from "./matters-in-text";
import { OTHER_MATTERS } from "./other-matters";
import { featuresOf, type TextFeatures } from "./text-features";

/** All classes: the fifty areas by slug, then the other matters as `none:` with their name. */
export const CLASSES: readonly string[] = [...TOPICS.map(({ slug }) => slug), ...OTHER_MATTERS.map((matter) => `none:${matter}`)];
export const AREA_COUNT = TOPICS.length;

/** Features besides the words of dictionary and other matters: words in another alphabet, and few words. */
export const PLAIN_FEATURES = ["otherAlphabet", "fewWords"] as const;
export const STATED_COUNT: number = CLASSES.length + PLAIN_FEATURES.length;

/** Everything the classifier knows about a text. */
export interface Evidence {
  features: TextFeatures;
  /** One number per class (from the dictionary, or from the matter's words), then those of PLAIN_FEATURES. */
  told: Float64Array;
  /** The dictionary's weight for every offered topic, including those added by admins, by slug. */
  dictionary: Map<string, number>;
  /** The part of it that comes from the site's own words for a topic: a name given by an admin, and their synonyms. */
  own: Map<string, number>;
}

const FEW_WORDS = 4;
const OTHER_ALPHABET = /[^\P{L}\p{Script=Latin}]/u;

/** Extracts the evidence from a text. `withDictionary: false` is for measuring the classifier alone. */
export function evidenceOf(text: string, { withDictionary = true } = {}): Evidence {
  const hits = withDictionary ? topicHits(text) : [];
  const dictionary = weightsBySlug(hits);
  const named = [ownSayings(), partSayings()];
  const own = weightsBySlug(hits.filter(({ topic, said }) => named.some((sayings) => sayings.has(`${topic}\n${said.trim()}`))));
  const told = new Float64Array(STATED_COUNT);
  for (const [slug, weight] of dictionary) {
    const index = CLASSES.indexOf(slug);
    if (index >= 0) told[index] = Math.log1p(weight);
  }
  for (const [matter, weight] of mattersIn(text)) told[CLASSES.indexOf(`none:${matter}`)] = Math.log1p(weight);
  const words = wordsOf(text);
  const others = words.filter(({ folded }) => OTHER_ALPHABET.test(folded)).length;
  told[CLASSES.length] = words.length === 0 ? 0 : others / words.length;
  told[CLASSES.length + 1] = words.length < FEW_WORDS ? 1 : 0;
  return { features: featuresOf(text), told, dictionary, own };
}

const weightsBySlug = (hits: readonly TopicHit[]) =>
  new Map(weighTopics(hits).map(({ topic, weight }) => [topicByName(topic)?.slug ?? topic, weight]));
