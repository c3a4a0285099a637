import type { Viewer } from "#app/features/accounts/viewer";
import { findOwnAdvisor } from "#app/features/advisors/dashboard/own-advisor.server";
import type { DayPart } from "#app/features/advisors/own-week/blocked-hours";
import { findLeftOutside } from "#app/features/advisors/own-week/left-outside.server";
import { type PendingTime, pendingWithin } from "#app/features/advisors/own-week/pending-within";
import { wallIn } from "#app/features/advisors/own-week/week-dates";
import { engagementsOf } from "#app/features/booking/answering/engagements.server";
import type { WeeklySpan } from "#app/features/schedule/weekly-hours";
import { DAY_MS } from "#app/platform/durations";

/** Returns what is agreed or awaits an answer in time that an advisor is about to block; `partsAt` returns that time, given their current wall time. Empty for others. */
export async function pendingInTime(
  { advisorId, ...viewer }: Viewer,
  now: Date,
  partsAt: (nowWall: string) => DayPart[],
): Promise<PendingTime[]> {
  const zone = advisorId && (await findOwnAdvisor(viewer))?.fields.timezone;
  if (!advisorId || !zone) return [];
  const parts = partsAt(wallIn(zone, now.getTime()));
  const dates = parts.map(({ date }) => Date.parse(date));
  if (dates.length === 0) return [];
  const [from, to] = [new Date(Math.min(...dates) - DAY_MS), new Date(Math.max(...dates) + 2 * DAY_MS)];
  const engagements = await engagementsOf({ ...viewer, advisorId }, from, to);
  const ahead = engagements.filter(({ end }) => end > now.getTime());
  return pendingWithin(zone, parts, ahead);
}

/** Returns what lies outside an advisor's hours once this is their ordinary week, and does not now. Empty for others. */
export const leftOutsideWeek = async ({ advisorId, ...viewer }: Viewer, now: Date, week: readonly WeeklySpan[]): Promise<PendingTime[]> =>
  advisorId
    ? findLeftOutside(advisorId, week, { now, appointmentsOf: (_, from, to) => engagementsOf({ ...viewer, advisorId }, from, to) })
    : [];
