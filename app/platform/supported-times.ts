import { DAY_MS } from "./durations";

/** Ranges of days and times that every clock, zone and the database can represent; that of times is wider, so that it covers the surroundings of any day. */
const DAYS = { from: Date.UTC(1970), to: Date.UTC(9000) } as const;
const TIMES = { from: Date.UTC(1900), to: Date.UTC(10_000) } as const;

/** Whether an instant (epoch ms) from any source is within the supported range; NaN is not. */
export const isSupportedTime = (instant: number) => instant >= TIMES.from && instant < TIMES.to;

/** Clamps an instant to the supported range. */
export const clampToSupported = (instant: number) => Math.min(Math.max(instant, TIMES.from), TIMES.to - 1);

/** Parses a date of an address or a form ('2026-12-24') into days since 1970; null when it is invalid or out of range. */
export function readDay(text: string): number | null {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!(midnight >= DAYS.from && midnight < DAYS.to)) return null;
  // Date.parse reads 30 February as a day in March.
  return new Date(midnight).toISOString().slice(0, 10) === text ? midnight / DAY_MS : null;
}
