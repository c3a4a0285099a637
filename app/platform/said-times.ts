import { DAY_MS } from "./durations";

/** Years whose days and times every clock, every zone and the database can hold; of times some more, so that what lies around any day is one. */
const DAYS = { from: Date.UTC(1970), to: Date.UTC(9000) } as const;
const TIMES = { from: Date.UTC(1900), to: Date.UTC(10_000) } as const;

/** Whether an instant (epoch ms) can be reckoned with, whoever said it; none at all cannot. */
export const isSaidTime = (instant: number) => instant >= TIMES.from && instant < TIMES.to;

/** An instant, or where it lies beyond what can be reckoned with, the nearest that does not. */
export const nearestSaidTime = (instant: number) => Math.min(Math.max(instant, TIMES.from), TIMES.to - 1);

/** A date of an address or a form ('2026-12-24') as a number of days since 1970; null for none, and for one that nobody means. */
export function readDay(text: string): number | null {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!(midnight >= DAYS.from && midnight < DAYS.to)) return null;
  // The 30th of a February is read as a day of March.
  return new Date(midnight).toISOString().slice(0, 10) === text ? midnight / DAY_MS : null;
}
