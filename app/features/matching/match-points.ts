import { type KnownParts, MATCH_WEIGHTS, type MatchPart, matchPercent, scoreMatch } from "./score";

export interface PartPoints {
  part: MatchPart;
  points: number;
  most: number;
}

/** A score in whole points that add up to its percentage. */
interface MatchPoints {
  compared: PartPoints[];
  /** Parts that were not asked for or not compared: all of their points count, alike for everybody. */
  others: MatchPart[];
  pointsOfOthers: number;
  /** Null while not all parts are known, as in a list without a time. */
  total: number | null;
}

const PARTS = Object.keys(MATCH_WEIGHTS) as MatchPart[];
const mostOf = (part: MatchPart) => Math.round(MATCH_WEIGHTS[part] * 100);
const MILLIONTHS = 1_000_000;

/** Returns the points of each part. They are rounded together, those with the largest fraction up, so that their sum is the percentage shown beside them. */
export function pointsOf(parts: KnownParts): MatchPoints {
  const others = PARTS.filter((part) => parts[part] === null);
  const pointsOfOthers = others.reduce((sum, part) => sum + mostOf(part), 0);
  const exact = PARTS.flatMap((part) => {
    const value = parts[part];
    if (value === null || value === undefined) return [];
    const points = Math.round(Math.min(1, Math.max(0, value)) * mostOf(part) * MILLIONTHS) / MILLIONTHS;
    return [{ part, points, most: mostOf(part) }];
  });
  const isWhole = exact.length + others.length === PARTS.length;
  const total = isWhole ? matchPercent(scoreMatch(parts as Required<KnownParts>).score) : null;
  const sum = total === null ? Math.round(exact.reduce((all, { points }) => all + points, 0)) : total - pointsOfOthers;
  const missing = sum - exact.reduce((all, { points }) => all + Math.floor(points), 0);
  const raised = new Set(
    exact
      .toSorted((one, other) => (other.points % 1) - (one.points % 1))
      .slice(0, missing)
      .map(({ part }) => part),
  );
  const compared = exact.map((each) => ({ ...each, points: Math.floor(each.points) + Number(raised.has(each.part)) }));
  return { compared, others, pointsOfOthers, total };
}
