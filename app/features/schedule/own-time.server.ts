import type { Connection } from "#app/db/client.server";
import { currentRules } from "#app/features/rules/current-rules";
import type { Schedule } from "./free-times";
import type { Interval } from "./intervals";
import { busyTimesOf, schedulesOf } from "./schedule.server";

/** An advisor's hours, exceptions and imported busy times between two instants, with a day's margin at either end. Null when there is no such advisor. */
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
