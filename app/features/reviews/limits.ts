/** Limit for a review and for the reply to it. */
export const MOST_REVIEW_CHARACTERS = 2000;
export const RATINGS = [5, 4, 3, 2, 1] as const;
export const LOWEST_RATING = Math.min(...RATINGS);
export const HIGHEST_RATING = Math.max(...RATINGS);
