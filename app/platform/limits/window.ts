import { MINUTE_MS } from "#app/platform/durations";

/** When what counts now began to count. */
export const windowStart = (minutes: number, at: Date) => new Date(at.getTime() - minutes * MINUTE_MS);

/** Seconds until one more is free where `most` within the minutes are, given when the counted ones were, in any order; 0 when it is free now. */
export function secondsUntilFree(counted: readonly Date[], { most, minutes }: { most: number; minutes: number }, at: Date): number {
  const start = windowStart(minutes, at).getTime();
  const times = counted
    .map((time) => time.getTime())
    .filter((time) => time > start)
    .sort((a, b) => b - a);
  const blocking = times[most - 1];
  return blocking === undefined ? 0 : Math.max(1, Math.ceil((blocking - start) / 1000));
}
