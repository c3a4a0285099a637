import { db } from "#app/db/client.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { pickTimes } from "#app/features/advisors/page/pick-times";
import { freeStarts } from "#app/features/schedule/free-times";
import { defaultStart } from "#app/features/schedule/lead-time";
import { localDay } from "#app/features/schedule/open-hours";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { DAY_MS } from "#app/platform/durations";

const LOOK_AHEAD_DAYS = 14;

interface ToReschedule {
  id: string;
  advisorId: string;
  scheduledTime: Date;
  durationMinutes: number;
}

/** A few times of the next two weeks at which a consultation could be instead, by the advisor's hours and what is held; its own time is none. */
export async function freeTimesFor(
  viewer: Viewer,
  { id, advisorId, scheduledTime, durationMinutes }: ToReschedule,
  now: Date,
): Promise<Date[]> {
  const period = { from: now, to: new Date(now.getTime() + LOOK_AHEAD_DAYS * DAY_MS), now, except: id };
  const spans = (await freeSpansOf(db, [advisorId], period)).get(advisorId) ?? [];
  const starts = freeStarts(spans, { minutes: durationMinutes, earliest: defaultStart(now.getTime()) });
  const others = starts.filter((start) => start !== scheduledTime.getTime());
  return pickTimes(others, (instant) => localDay(viewer.timeZone || "UTC", instant)).map((time) => new Date(time));
}
