import type { RatingShare } from "./rating-distribution";

/** A review of an advisor as everybody sees it. */
export interface RevealedReview {
  id: string;
  authorName: string;
  rating: number;
  text: string;
  reply: string | null;
  revealedAt: Date;
}

export interface AdvisorReviews {
  total: number;
  /** The plain average of the revealed ratings; null without any. */
  average: number | null;
  distribution: RatingShare[];
  reviews: RevealedReview[];
}
