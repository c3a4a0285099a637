/**
 * Minimum display times in milliseconds, shown while the real work already runs (decisions, section 1; visitor site, section 9). A slower
 * answer is waited for. `PACE=0` and a preference for reduced motion set them all to zero.
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

/** The sub-category search rises by 10% per step, so it is full after ten. */
export const SEARCH_STEPS = 10;
export const SEARCH_PERCENT_PER_STEP = 100 / SEARCH_STEPS;
export const SEARCH_MILLISECONDS = SEARCH_STEPS * MINIMUM_DISPLAY_MS.searchStep;
/** The full bar stays visible for a moment before the results replace it, even if the page renders slowly. */
export const SEARCH_FULL_MILLISECONDS = 350;

/** Returns the rest of a minimum display time after some milliseconds of work; 0 without pacing. */
export function remainingDisplayTime(minimum: number, elapsed: number, isPaced: boolean): number {
  return isPaced ? Math.max(0, minimum - elapsed) : 0;
}
