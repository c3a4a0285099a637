import { DURATION_OPTIONS, type Duration, type Rules } from "#app/features/rules/rules";

const DEFAULT_DURATION_MINUTES: Duration = 30;

type Offered = Pick<Rules, "durations">;

export function isDuration(value: unknown): value is Duration {
  return DURATION_OPTIONS.some((minutes) => minutes === value);
}

/** Whether a value is a length that is offered. */
export const isOffered = (value: unknown, { durations }: Offered): value is Duration => durations.some((minutes) => minutes === value);

/** The default length: half an hour, else the next longer one, else the longest. */
export const usualDuration = ({ durations }: Offered): Duration =>
  durations.find((minutes) => minutes >= DEFAULT_DURATION_MINUTES) ?? durations.at(-1)!;

/** The offered length that comes nearest to one, of two as near the shorter. */
export const nearestOffered = (minutes: number, { durations }: Offered): Duration =>
  durations.reduce((nearest, each) => (Math.abs(each - minutes) < Math.abs(nearest - minutes) ? each : nearest));

/** The requested length, or of one that is not offered the nearest; without one the default. */
export const requestedDuration = (value: unknown, rules: Offered): Duration =>
  typeof value === "number" && value > 0 ? nearestOffered(value, rules) : usualDuration(rules);
