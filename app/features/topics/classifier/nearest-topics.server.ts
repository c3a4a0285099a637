import { type Topic, topicByName } from "../topic-list";
import { nearestTopics } from "../vocabulary/nearest-areas";
import { textReader } from "./read-text.server";

const MOST_NEAR = 3;
/** Less likely ones are a guess. */
const LEAST_LIKELY = 0.3;
const NONE_FROM = 0.5;

/**
 * The topics nearest to words that found nobody, the nearest first: what the dictionary knows of them, slips of the pen forgiven; where it knows nothing,
 * what the classifier takes them for. None where they are about nothing that is offered here.
 */
export async function topicsNearest(text: string): Promise<Topic[]> {
  const known = nearestTopics(text);
  if (known.length > 0) return known;
  const { areas, none } = (await textReader())(text);
  if (none >= NONE_FROM) return [];
  return areas
    .filter(({ likelihood }) => likelihood >= LEAST_LIKELY)
    .slice(0, MOST_NEAR)
    .flatMap(({ topic }) => topicByName(topic) ?? []);
}
