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
  /** Which page of all, from 1 on, and the last; null for the first few. */
  pages: { page: number; last: number } | null;
}

/** What an address says of the page of reviews: 0 is the first few, 'all' begins with the newest. */
export const readReviewPage = (said: string | null) => (said === "all" ? 1 : /^[1-9]\d?$/.test(said ?? "") ? Number(said) : 0);
