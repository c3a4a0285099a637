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

/** The requested length if it is offered, else the default. */
export const requestedDuration = (value: unknown, rules: Offered): Duration => (isOffered(value, rules) ? value : usualDuration(rules));
