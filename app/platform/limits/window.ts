import { MINUTE_MS } from "#app/platform/durations";

/** The start of a window of so many minutes that ends at `at`. */
export const windowStart = (minutes: number, at: Date) => new Date(at.getTime() - minutes * MINUTE_MS);

/** Seconds until one more is allowed under `most` per `minutes`, given the times of those counted, in any order; 0 when it is allowed now. */
export function secondsUntilFree(counted: readonly Date[], { most, minutes }: { most: number; minutes: number }, at: Date): number {
  const start = windowStart(minutes, at).getTime();
  const times = counted
    .map((time) => time.getTime())
    .filter((time) => time > start)
    .sort((a, b) => b - a);
  const blocking = times[most - 1];
  return blocking === undefined ? 0 : Math.max(1, Math.ceil((blocking - start) / 1000));
}
