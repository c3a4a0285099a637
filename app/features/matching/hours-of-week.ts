import { HOUR_MS, MINUTE_MS } from "#app/platform/durations";

const WEEK_HOURS = 168;

/** Returns the hour of the UTC week (0 is Monday, 00:00) of an instant (epoch ms). 1 January 1970 was a Thursday. */
export function hourOfWeek(instant: number): number {
  return (Math.floor(instant / HOUR_MS) + 3 * 24) % WEEK_HOURS;
}

/** Returns the hours of the UTC week that a time span touches. */
export function hoursTouched(start: number, minutes: number): number[] {
  const last = Math.floor((start + minutes * MINUTE_MS - 1) / HOUR_MS);
  return Array.from({ length: last - Math.floor(start / HOUR_MS) + 1 }, (_, index) => (hourOfWeek(start) + index) % WEEK_HOURS);
}

/** Returns the first instant from `earliest` on in one of the open hours (168 characters '0' or '1'); null if none is open. */
export function firstPossible(openHours: string, earliest: number): number | null {
  const from = hourOfWeek(earliest);
  for (let ahead = 0; ahead <= WEEK_HOURS; ahead += 1)
    if (openHours[(from + ahead) % WEEK_HOURS] === "1") return Math.max(earliest, (Math.floor(earliest / HOUR_MS) + ahead) * HOUR_MS);
  return null;
}
