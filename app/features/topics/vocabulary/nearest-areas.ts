import { topicByName } from "../topic-list";
import { topicPath } from "../topic-path";
import { correctedText } from "./corrected-text";
import { topicHits, weighTopics } from "./topics-in-text";

/** An area with the page it is at home on. */
export interface NearArea {
  name: string;
  path: string;
}

const MOST_NEAR = 3;

/** The areas nearest to words that found nobody, the nearest first: by what they speak of, slips of the pen forgiven. */
export function nearestAreas(text: string): NearArea[] {
  const weighed = weighTopics(topicHits(correctedText(text, { isSure: false })));
  return weighed.slice(0, MOST_NEAR).flatMap(({ topic }) => {
    const area = topicByName(topic);
    return area ? [{ name: area.name, path: topicPath(area) }] : [];
  });
}
