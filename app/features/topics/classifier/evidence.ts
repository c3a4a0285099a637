import { TOPICS } from "#app/features/catalog/topics";
import { topicByName } from "../topic-list";
import { ownSayings } from "../vocabulary/own-names";
import { type TopicHit, topicHits, weighTopics } from "../vocabulary/topics-in-text";
import { wordsOf } from "../vocabulary/words-of-text";
import { mattersIn } from "./matters-in-text";
import { OTHER_MATTERS } from "./other-matters";
import { featuresOf, type TextFeatures } from "./text-features";

/** What a text can be about: the fifty areas by slug, then the other matters as `none:` with their name. */
export const CLASSES: readonly string[] = [...TOPICS.map(({ slug }) => slug), ...OTHER_MATTERS.map((matter) => `none:${matter}`)];
export const AREA_COUNT = TOPICS.length;

/** Features beside the words of dictionary and other matters: words in no alphabet of the five languages, few words, and one that always stands. */
export const PLAIN_FEATURES = ["otherAlphabet", "fewWords", "always"] as const;
export const STATED_COUNT: number = CLASSES.length + PLAIN_FEATURES.length;

/** Everything a text is classified by. */
export interface Evidence {
  features: TextFeatures;
  /** One number for each class (what the dictionary or the matter's words say for it), then those of PLAIN_FEATURES. */
  told: Float64Array;
  /** What the dictionary says for every topic that is offered, also those that admins added, by slug. */
  dictionary: Map<string, number>;
  /** What of that is said in the site's own words for a topic: its name that an admin gave it, and what they say people call it. */
  own: Map<string, number>;
}

const FEW_WORDS = 4;
const OTHER_ALPHABET = /[^\P{L}\p{Script=Latin}]/u;

/** Reads a text for the classifier. `withDictionary: false` is for measuring what it can do without. */
export function evidenceOf(text: string, { withDictionary = true } = {}): Evidence {
  const hits = withDictionary ? topicHits(text) : [];
  const dictionary = weightsBySlug(hits);
  const named = ownSayings();
  const own = weightsBySlug(hits.filter(({ topic, said }) => named.has(`${topic}\n${said.trim()}`)));
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
  told[CLASSES.length + 2] = 1;
  return { features: featuresOf(text), told, dictionary, own };
}

const weightsBySlug = (hits: readonly TopicHit[]) =>
  new Map(weighTopics(hits).map(({ topic, weight }) => [topicByName(topic)?.slug ?? topic, weight]));
