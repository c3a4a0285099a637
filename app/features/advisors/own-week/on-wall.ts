import { type Interval, mergeIntervals } from "#app/features/schedule/intervals";
import type { DaySpan } from "#app/features/schedule/weekly-hours";
import { offsetPeriods } from "#app/features/schedule/zone-offsets";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations";

/** Converts intervals to local spans of a date; an hour that the clock repeats appears once. */
export function onWall(zone: string, date: string, intervals: readonly Interval[]): DaySpan[] {
  const midnight = Date.parse(date);
  const walls = intervals.flatMap(({ start, end }) =>
    offsetPeriods(zone, start, end).map((period) => ({
      start: Math.max(0, (period.start + period.offset - midnight) / MINUTE_MS),
      end: Math.min(DAY_MS / MINUTE_MS, (period.end + period.offset - midnight) / MINUTE_MS),
    })),
  );
  return mergeIntervals(walls).map(({ start, end }) => ({ startMinute: Math.floor(start), endMinute: Math.ceil(end) }));
}

/** Returns the local times that the clock repeats or skips on a date. */
export function changesOn(zone: string, date: string): Record<"twice" | "skipped", DaySpan[]> {
  const midnight = Date.parse(date);
  const periods = offsetPeriods(zone, midnight - DAY_MS, midnight + 2 * DAY_MS);
  const found: Record<"twice" | "skipped", DaySpan[]> = { twice: [], skipped: [] };
  for (const [index, { start, offset }] of periods.entries()) {
    const before = periods[index - 1]?.offset;
    if (before === undefined) continue;
    const [from, to] = [Math.min(before, offset), Math.max(before, offset)].map((each) => (start + each - midnight) / MINUTE_MS);
    const span = { startMinute: Math.max(0, from ?? 0), endMinute: Math.min(1440, to ?? 0) };
    if (span.startMinute < span.endMinute) (offset < before ? found.twice : found.skipped).push(span);
  }
  return found;
}
