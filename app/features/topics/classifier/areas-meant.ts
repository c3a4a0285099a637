import type { CategoryId } from "#app/features/catalog/categories";
import { topicByName } from "../topic-list";
import { isWide } from "../vocabulary/topics-in-text";
import type { Reading } from "./reading";

/** How certain the areas are: certain, between two, or uncertain with candidates. Likeliest first. */
type AreasMeant = { kind: "sure"; topics: string[] } | { kind: "between"; topics: [string, string] } | { kind: "unsure"; topics: string[] };

/** From this likelihood on, an area is meant. */
export const SURE = 0.4;
/** From this likelihood on, it is meant if no other comes near. */
const SURE_ALONE = 0.25;
const FAR_AHEAD = 2;
/** Two areas with this sum are both candidates. */
const SURE_TOGETHER = 0.45;
/** A second area with this share of the first one's likelihood is meant as well. */
const NEAR = 0.6;
/** From here on the first area is meant, however near another is. */
const SURE_ALONE_AT_LAST = 0.6;
/** The category is certain when its areas have this sum. */
const SURE_CATEGORY = 0.6;
export const HOME_FACTOR = 1.5;
const MAX_OFFERED = 4;
const MIN_OFFERED = 0.08;
/** Below this, areas to choose from would be guesses: whole categories are offered instead. */
const MIN_HINT = 0.2;
/** Besides a certain area, others with this share of its likelihood are meant, too. */
const BESIDE = 0.25;
const MAX_BESIDE = 3;

interface LikelyTopic {
  topic: string;
  home: CategoryId | undefined;
  likelihood: number;
}

/** Returns the areas a reading is about, and how certain they are. `category` is that of the page the text came from. */
export function areasMeant({ areas }: Pick<Reading, "areas">, category: CategoryId | null): AreasMeant {
  const raised = areas.map(({ topic, likelihood }) => {
    const home = topicByName(topic)?.category;
    return { topic, home, likelihood: home === category ? likelihood * HOME_FACTOR : likelihood };
  });
  const sum = raised.reduce((total, { likelihood }) => total + likelihood, 0) || 1;
  const likely = raised.map((each) => ({ ...each, likelihood: each.likelihood / sum })).sort((a, b) => b.likelihood - a.likelihood);
  const [first, second] = likely;
  if (!first || !second) return { kind: "unsure", topics: [] };
  const between: AreasMeant = { kind: "between", topics: [first.topic, second.topic] };
  const sure: AreasMeant = { kind: "sure", topics: besides(first, likely) };
  if (areNear(first, second)) return between;
  if (first.likelihood >= SURE || (first.likelihood >= SURE_ALONE && first.likelihood >= FAR_AHEAD * second.likelihood)) return sure;
  if (first.likelihood + second.likelihood >= SURE_TOGETHER) return between;
  const field = likely.filter(({ home }) => home === first.home).reduce((total, { likelihood }) => total + likelihood, 0);
  if (first.likelihood >= SURE_ALONE && field >= SURE_CATEGORY) return sure;
  if (first.likelihood < MIN_HINT) return { kind: "unsure", topics: [] };
  const offered = likely.filter(({ likelihood }) => likelihood >= MIN_OFFERED).slice(0, MAX_OFFERED);
  return { kind: "unsure", topics: offered.map(({ topic }) => topic) };
}

/**
 * Returns the page's category where one of its areas is about as likely as the likeliest of all, otherwise null: a page tips the scales of what is on
 * the border, and does not turn what is about another category into its own.
 */
export function homeOf({ areas }: Pick<Reading, "areas">, category: CategoryId | null): CategoryId | null {
  const most = areas[0]?.likelihood ?? 0;
  const isNear = areas.some(({ topic, likelihood }) => likelihood >= NEAR * most && topicByName(topic)?.category === category);
  return isNear ? category : null;
}

/** Returns whether two areas are about equally likely and together likely enough; not for a wide area and one of its parts. */
function areNear(first: LikelyTopic, second: LikelyTopic): boolean {
  const isPart = first.home === second.home && (isWide(first.topic) || isWide(second.topic));
  const isClose = first.likelihood < SURE_ALONE_AT_LAST && second.likelihood >= NEAR * first.likelihood;
  return isClose && !isPart && first.likelihood + second.likelihood >= SURE_TOGETHER;
}

const besides = (first: LikelyTopic, likely: readonly LikelyTopic[]) =>
  likely
    .filter(({ likelihood }) => likelihood >= BESIDE * first.likelihood)
    .slice(0, MAX_BESIDE)
    .map(({ topic }) => topic);
