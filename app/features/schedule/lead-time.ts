import { DAY_MS, MINUTE_MS } from "#app/platform/durations";

/** Signed-in areas, sections 5 and 9: a requested time is at least 30 minutes ahead; the default is an hour ahead. */
export const MINIMUM_LEAD_MINUTES = 30;
export const DEFAULT_LEAD_MINUTES = 60;
/** Nobody can book further ahead than this: time zone rules and rates are not known beyond it. */
export const MAX_LEAD_DAYS = 365;
/** Offered starts are on quarter hours. Every zone's offset is a multiple of 15 minutes, so they are the same everywhere. */
export const START_STEP_MINUTES = 15;

/** The earliest possible start of a consultation (epoch ms), by the server's clock. */
export function earliestStart(now: number): number {
  return now + MINIMUM_LEAD_MINUTES * MINUTE_MS;
}

/** The earliest start when no time was requested: the first quarter hour at or after now + 1 h (epoch ms). */
export function defaultStart(now: number): number {
  return nextQuarterHour(now + DEFAULT_LEAD_MINUTES * MINUTE_MS);
}

/** Whether a consultation may start at a time; checked when matching, quoting and booking. All in epoch ms. */
export function checkStart(start: number, now: number): { ok: true } | { ok: false; reason: "tooSoon" | "tooFar" } {
  if (start > now + MAX_LEAD_DAYS * DAY_MS) return { ok: false, reason: "tooFar" };
  return start >= earliestStart(now) ? { ok: true } : { ok: false, reason: "tooSoon" };
}

/** The first quarter hour at or after an instant (epoch ms). */
export function nextQuarterHour(instant: number): number {
  return Math.ceil(instant / (START_STEP_MINUTES * MINUTE_MS)) * START_STEP_MINUTES * MINUTE_MS;
}
