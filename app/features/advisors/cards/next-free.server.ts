import type { Connection } from "#app/db/client.server";
import { firstFreeStart, firstOffered } from "#app/features/schedule/free-times";
import type { Interval } from "#app/features/schedule/intervals";
import { earliestStart } from "#app/features/schedule/lead-time";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { DAY_MS } from "#app/platform/durations";
import { CALENDAR_DAYS, NEXT_FREE_DAYS } from "../limits";

/** A time is free if it has room for a consultation of this usual length. */
export const USUAL_MINUTES = 30;

/** Returns the first free half hour of each advisor by id (epoch ms), for the owner of the given holds; advisors with none in two weeks are left out. */
export async function nextFreeStarts(
  connection: Connection,
  advisorIds: readonly string[],
  now: Date,
  exceptHolds: readonly string[] = [],
): Promise<Map<string, number>> {
  const spans = await freeSpansOf(connection, advisorIds, { ...ahead(now), exceptHolds });
  const firsts = [...spans].flatMap(([id, free]): [string, number][] => {
    const first = firstFreeStart(free, { minutes: USUAL_MINUTES, earliest: earliestStart(now.getTime()) });
    const start = firstOffered(free, first, USUAL_MINUTES);
    return start === null ? [] : [[id, start]];
  });
  return new Map(firsts);
}

/** An advisor's time that is taken only by the viewer, and so is free for them: hours they hold, and the request they are changing. */
export interface OwnTime {
  exceptHolds?: readonly string[];
  except?: string;
}

/** Returns when an advisor can be booked in the weeks that the calendar of their page shows (epoch ms), by the viewer who owns the given time. */
export async function freeSpansAhead(connection: Connection, advisorId: string, now: Date, own: OwnTime = {}): Promise<Interval[]> {
  const spans = await freeSpansOf(connection, [advisorId], { ...ahead(now, CALENDAR_DAYS), ...own });
  return spans.get(advisorId) ?? [];
}

function ahead(now: Date, days = NEXT_FREE_DAYS) {
  return { from: now, to: new Date(now.getTime() + days * DAY_MS), now };
}
