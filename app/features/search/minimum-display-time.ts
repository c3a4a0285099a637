/**
 * Minimum display times in milliseconds, shown beside real work that starts at once (decisions, section 1; visitor site, section 9).
 * A slower answer is waited for. `PACE=0` and a wish for reduced motion set them all to zero.
 */
export const MINIMUM_DISPLAY_MS = {
  categoryRequest: 1000,
  assistantReply: 1500,
  matcherMessage: 1500,
  matcherDocument: 2000,
  matcherConnect: 1000,
  searchStep: 200,
  findAdvisorFadeIn: 100,
} as const;

export type DisplayTimeName = keyof typeof MINIMUM_DISPLAY_MS;

/** The sub-category search rises by 10% a step, so it is full after ten of them. */
export const SEARCH_STEPS = 10;
export const SEARCH_PERCENT_PER_STEP = 100 / SEARCH_STEPS;
export const SEARCH_MILLISECONDS = SEARCH_STEPS * MINIMUM_DISPLAY_MS.searchStep;
/** The full bar is seen for a moment before the results take its place, also where the page is slow to draw it. */
export const SEARCH_FULL_MILLISECONDS = 350;

/** What is left of a minimum display time after so many milliseconds of real work; nothing for those without pace. */
export function remainingDisplayTime(minimum: number, elapsed: number, isPaced: boolean): number {
  return isPaced ? Math.max(0, minimum - elapsed) : 0;
}
