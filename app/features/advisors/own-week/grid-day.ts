import type { DaySpan } from "#app/features/schedule/weekly-hours";
import type { OwnWeek, WeekDay } from "./own-week";

/**
 * Clips a day to the hours of its grid: otherwise a past evening, or a dinner in the advisor's own calendar, would be drawn over what is
 * above and below. Hours, blocks and appointments already fit.
 */
export function gridDay(day: WeekDay, { firstHour, lastHour }: Pick<OwnWeek, "firstHour" | "lastHour">): WeekDay {
  const [first, last] = [firstHour * 60, lastHour * 60];
  const cut = (spans: readonly DaySpan[]) =>
    spans
      .map(({ startMinute, endMinute }) => ({ startMinute: Math.max(startMinute, first), endMinute: Math.min(endMinute, last) }))
      .filter(({ startMinute, endMinute }) => startMinute < endMinute);
  const pastUntil = day.pastUntil <= first ? 0 : Math.min(day.pastUntil, last);
  return { ...day, pastUntil, busy: cut(day.busy), twice: cut(day.twice), skipped: cut(day.skipped) };
}
