import type { Connection } from "#app/db/client.server";
import { currentRules } from "#app/features/rules/current-rules";
import type { Schedule } from "./free-times";
import type { Interval } from "./intervals";
import { busyTimesOf, schedulesOf } from "./schedule.server";

/** What an advisor's time is made of between two instants, with a day at either end: hours and exceptions, and when their own calendars say they are busy. */
export async function ownTime(
  connection: Connection,
  advisorId: string,
  { from, to }: { from: Date; to: Date },
): Promise<{ schedule: Schedule; busy: Interval[] } | null> {
  const [schedules, busy] = await Promise.all([
    schedulesOf(connection, [advisorId], from, to, currentRules()),
    busyTimesOf(connection, [advisorId], from, to),
  ]);
  const schedule = schedules.get(advisorId);
  return schedule ? { schedule, busy: busy.get(advisorId) ?? [] } : null;
}
