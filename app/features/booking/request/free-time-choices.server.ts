import { db } from "#app/db/client.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { CALENDAR_DAYS } from "#app/features/advisors/limits";
import { pickTimes } from "#app/features/advisors/page/pick-times";
import { freeStarts } from "#app/features/schedule/free-times";
import { defaultStart } from "#app/features/schedule/lead-time";
import { localDay } from "#app/features/schedule/open-hours";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { DAY_MS } from "#app/platform/durations";

interface ToReschedule {
  id: string;
  advisorId: string;
  scheduledTime: Date;
  durationMinutes: number;
}

/**
 * Returns the times a consultation could move to, from the advisor's hours and what is held, over the weeks that the calendar on their page
 * shows; also a short selection of them, without its current time.
 */
export async function freeTimesFor(
  viewer: Viewer,
  { id, advisorId, scheduledTime, durationMinutes }: ToReschedule,
  now: Date,
): Promise<{ free: [start: number, end: number][]; freeTimes: Date[] }> {
  const period = { from: now, to: new Date(now.getTime() + CALENDAR_DAYS * DAY_MS), now, except: id };
  const spans = (await freeSpansOf(db, [advisorId], period)).get(advisorId) ?? [];
  const starts = freeStarts(spans, { minutes: durationMinutes, earliest: defaultStart(now.getTime()) });
  const others = starts.filter((start) => start !== scheduledTime.getTime());
  const few = pickTimes(others, (instant) => localDay(viewer.timeZone || "UTC", instant));
  return { free: spans.map(({ start, end }) => [start, end]), freeTimes: few.map((time) => new Date(time)) };
}
