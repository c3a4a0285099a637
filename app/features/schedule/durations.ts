/** How long a consultation may be, in minutes. (signed-in-areas.md 9) */
export const DURATION_OPTIONS = [15, 30, 45, 60, 90] as const;
export type Duration = (typeof DURATION_OPTIONS)[number];
export const SHORTEST_MINUTES = Math.min(...DURATION_OPTIONS);
export const LONGEST_MINUTES = Math.max(...DURATION_OPTIONS);
export const DEFAULT_DURATION_MINUTES: Duration = 30;

export function isDuration(value: unknown): value is Duration {
  return DURATION_OPTIONS.some((minutes) => minutes === value);
}
