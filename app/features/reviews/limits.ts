/** Limit for a review and for the reply to it. */
export const REVIEW_MAX_CHARACTERS = 2000;
export const RATINGS = [5, 4, 3, 2, 1] as const;
export const MIN_RATING = Math.min(...RATINGS);
export const MAX_RATING = Math.max(...RATINGS);
