import type { Connection } from "#app/db/client.server";
import { firstFreeStart, freeStarts } from "#app/features/schedule/free-times";
import { earliestStart } from "#app/features/schedule/lead-time";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { DAY_MS } from "#app/platform/durations";

/** How far ahead cards and public pages look for a free time. */
export const LOOK_AHEAD_DAYS = 14;
/** What counts as free: room for an ordinary consultation. */
const USUAL_MINUTES = 30;

/** The first free half hour of each of some advisors, by advisor id (epoch ms); those with none in two weeks are left out. */
export async function nextFreeStarts(connection: Connection, advisorIds: readonly string[], now: Date): Promise<Map<string, number>> {
  const spans = await freeSpansOf(connection, advisorIds, ahead(now));
  const firsts = [...spans].flatMap(([id, free]): [string, number][] => {
    const start = firstFreeStart(free, { minutes: USUAL_MINUTES, earliest: earliestStart(now.getTime()) });
    return start === null ? [] : [[id, start]];
  });
  return new Map(firsts);
}

/** Every start of a free half hour of one advisor in the next two weeks (epoch ms). */
export async function freeStartsOf(connection: Connection, advisorId: string, now: Date): Promise<number[]> {
  const spans = await freeSpansOf(connection, [advisorId], ahead(now));
  return freeStarts(spans.get(advisorId) ?? [], { minutes: USUAL_MINUTES, earliest: earliestStart(now.getTime()) });
}

function ahead(now: Date) {
  return { from: now, to: new Date(now.getTime() + LOOK_AHEAD_DAYS * DAY_MS), now };
}
