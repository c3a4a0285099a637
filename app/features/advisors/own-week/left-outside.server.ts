import { db } from "#app/db/client.server";
import { ownTime } from "#app/features/schedule/own-time.server";
import type { WeeklySpan } from "#app/features/schedule/weekly-hours";
import { DAY_MS } from "#app/platform/durations";
import type { Appointment } from "./own-week";
import { leftOutside, type PendingTime } from "./pending-within";
import { WEEKS_AHEAD } from "./week-dates";

type AppointmentsOf = (advisorId: string, from: Date, to: Date) => Promise<readonly Appointment[]>;

/** Returns what lies outside an advisor's hours once this is their ordinary week, and does not now, as far ahead as weeks are shown. */
export async function findLeftOutside(
  advisorId: string,
  week: readonly WeeklySpan[],
  { now, appointmentsOf }: { now: Date; appointmentsOf: AppointmentsOf },
): Promise<PendingTime[]> {
  const to = new Date(now.getTime() + WEEKS_AHEAD * 7 * DAY_MS);
  const [time, appointments] = await Promise.all([ownTime(db, advisorId, { from: now, to }), appointmentsOf(advisorId, now, to)]);
  return time ? leftOutside(time.schedule, week, appointments) : [];
}
