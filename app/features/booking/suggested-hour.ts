import { firstFreeStart } from "#app/features/schedule/free-times";
import { spansInHours, WAKING_HOURS } from "#app/features/schedule/hours-of-day";
import type { Interval } from "#app/features/schedule/intervals";
import { defaultStart, earliestStart } from "#app/features/schedule/lead-time";
import { DAY_MS, HOUR_MS } from "#app/platform/durations";

/** Why a time is suggested: it is the first of all, the first outside the viewer's night, or the first that can still be cancelled for a full refund. */
export type Suggestion = "firstFree" | "firstByDay" | "firstRefundable";

/** A refund is not worth waiting longer for than this. */
const MOST_WAITING = 14 * DAY_MS;

interface AskedHour {
  minutes: number;
  /** The viewer's time zone, if known. */
  zone: string | undefined;
  now: number;
  wholeRefundHours: number;
  isUrgent: boolean;
}

/**
 * Returns the time to suggest among free spans (sorted, epoch ms): the first that can be cancelled for a full refund for an hour yet, unless it is urgent or
 * none comes soon; else the first of all. Neither is at night for the viewer if another is free. Null when no time is free.
 */
export function suggestHour(
  spans: readonly Interval[],
  { minutes, zone, now, wholeRefundHours, isUrgent }: AskedHour,
): { startsAt: number; suggestion: Suggestion } | null {
  const soonest = { minutes, earliest: earliestStart(now) };
  const byDay = zone ? spansInHours(spans, { hours: [WAKING_HOURS] }, zone) : spans;
  const pool = firstFreeStart(byDay, soonest) === null ? spans : byDay;
  const first = firstFreeStart(pool, soonest);
  if (first === null) return null;
  const refundable = { minutes, earliest: defaultStart(now + wholeRefundHours * HOUR_MS) };
  const later = isUrgent || first >= refundable.earliest ? null : firstFreeStart(pool, refundable);
  if (later !== null && later <= now + MOST_WAITING) return { startsAt: later, suggestion: "firstRefundable" };
  return { startsAt: first, suggestion: first === firstFreeStart(spans, soonest) ? "firstFree" : "firstByDay" };
}
