import { type Topic, topicByName } from "../topic-list";
import { topicPath } from "../topic-path";
import { correctedText } from "./corrected-text";
import { topicHits, weighTopics } from "./topics-in-text";

/** An area with the path of its page. */
export interface NearArea {
  name: string;
  path: string;
}

const MAX_NEAR = 3;
/** Less than the weight of a situation word is only a hint, not enough for an area. */
const MIN_SPOKEN = 1.2;
/** Further areas need this share of the first one's weight. */
const SPOKEN_BESIDE = 0.6;

/** Returns the nearest topics for words that found nobody, nearest first, tolerating typos. */
export function nearestTopics(text: string): Topic[] {
  const weighed = weighTopics(topicHits(correctedText(text, { isSure: false })));
  return weighed.slice(0, MAX_NEAR).flatMap(({ topic }) => topicByName(topic) ?? []);
}

/** Returns topics with the paths of their pages. */
export const nearAreas = (topics: readonly Topic[]): NearArea[] => topics.map((topic) => ({ name: topic.name, path: topicPath(topic) }));

/** Returns the slugs of the areas that a text is about, without correcting typos, heaviest first: Brand Strategy for 'brand naming'. */
export function spokenAreas(text: string): string[] {
  const weighed = weighTopics(topicHits(text));
  const least = Math.max(MIN_SPOKEN, (weighed[0]?.weight ?? 0) * SPOKEN_BESIDE);
  return weighed.filter(({ weight }) => weight >= least).flatMap(({ topic }) => topicByName(topic)?.slug ?? []);
}
