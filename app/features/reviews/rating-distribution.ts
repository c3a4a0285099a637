import { RATINGS } from "./limits";

export interface RatingShare {
  rating: number;
  count: number;
  /** 0 to 1. */
  share: number;
}

/** Number and share of each rating, five first. */
export function distributionOf(counts: ReadonlyMap<number, number>): RatingShare[] {
  const total = RATINGS.reduce((sum, rating) => sum + (counts.get(rating) ?? 0), 0);
  return RATINGS.map((rating) => {
    const count = counts.get(rating) ?? 0;
    return { rating, count, share: total === 0 ? 0 : count / total };
  });
}
