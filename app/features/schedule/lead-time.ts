import { DAY_MS, MINUTE_MS } from "#app/platform/durations";

/** Signed-in areas, sections 5 and 9: a preferred time is at least 30 minutes ahead; without one it is an hour ahead. */
export const MINIMUM_LEAD_MINUTES = 30;
export const DEFAULT_LEAD_MINUTES = 60;
/** Nobody books further ahead than this: zone rules and rates are not known so far. */
export const FURTHEST_LEAD_DAYS = 365;
/** Offered starts lie on quarter hours. Every zone's offset is a whole number of them, so they are the same everywhere. */
export const START_STEP_MINUTES = 15;

/** The first instant (epoch ms) at which a consultation may start, by the server's clock. */
export function earliestStart(now: number): number {
  return now + MINIMUM_LEAD_MINUTES * MINUTE_MS;
}

/** The instant from which a start is looked for when no time was asked for: the first quarter hour at or after now + 1 h (epoch ms). */
export function defaultStart(now: number): number {
  return nextQuarterHour(now + DEFAULT_LEAD_MINUTES * MINUTE_MS);
}

/** Whether a consultation may start then; asked at match, quote and booking. All in epoch ms. */
export function checkStart(start: number, now: number): { ok: true } | { ok: false; reason: "tooSoon" | "tooFar" } {
  if (start > now + FURTHEST_LEAD_DAYS * DAY_MS) return { ok: false, reason: "tooFar" };
  return start >= earliestStart(now) ? { ok: true } : { ok: false, reason: "tooSoon" };
}

/** The first quarter hour at or after an instant (epoch ms). */
export function nextQuarterHour(instant: number): number {
  return Math.ceil(instant / (START_STEP_MINUTES * MINUTE_MS)) * START_STEP_MINUTES * MINUTE_MS;
}
