import type { RatingShare } from "./rating-distribution";

/** A public review of an advisor. */
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
  /** The arithmetic mean of the revealed ratings; null without any. */
  average: number | null;
  distribution: RatingShare[];
  reviews: RevealedReview[];
  /** The current page of all, from 1, and the last one; null for the first few. */
  pages: { page: number; last: number } | null;
}

/** Reads the page of reviews from the URL: 0 for the first few, 'all' means page 1. */
export const readReviewPage = (said: string | null) => (said === "all" ? 1 : /^[1-9]\d?$/.test(said ?? "") ? Number(said) : 0);
