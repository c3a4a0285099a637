import { type Topic, topicByName } from "../topic-list";
import { topicPath } from "../topic-path";
import { correctedText } from "./corrected-text";
import { topicHits, weighTopics } from "./topics-in-text";

/** An area with the page it is at home on. */
export interface NearArea {
  name: string;
  path: string;
}

const MOST_NEAR = 3;
/** What speaks for an area less than a word of a situation does is a hint, and no area is meant by it. */
const LEAST_SPOKEN = 1.2;
/** An area is meant beside another when as much as this speaks for it. */
const SPOKEN_BESIDE = 0.6;

/** The topics nearest to words that found nobody, the nearest first: by what they speak of, slips of the pen forgiven. */
export function nearestTopics(text: string): Topic[] {
  const weighed = weighTopics(topicHits(correctedText(text, { isSure: false })));
  return weighed.slice(0, MOST_NEAR).flatMap(({ topic }) => topicByName(topic) ?? []);
}

/** Some topics with the pages they are at home on. */
export const nearAreas = (topics: readonly Topic[]): NearArea[] => topics.map((topic) => ({ name: topic.name, path: topicPath(topic) }));

/** The slugs of the areas that a text as it is written is about, the weightiest first: of 'brand naming' it is Brand Strategy. */
export function spokenAreas(text: string): string[] {
  const weighed = weighTopics(topicHits(text));
  const least = Math.max(LEAST_SPOKEN, (weighed[0]?.weight ?? 0) * SPOKEN_BESIDE);
  return weighed.filter(({ weight }) => weight >= least).flatMap(({ topic }) => topicByName(topic)?.slug ?? []);
}
