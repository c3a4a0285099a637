import type { WeeklySpan } from "#app/features/schedule/weekly-hours";

/** Weekly hours as one would write them: days with the same hours in one line. */
export function byDays(hours: readonly WeeklySpan[]) {
  const lines = new Map<string, { weekdays: number[]; startMinute: number; endMinute: number }>();
  for (const { weekday, startMinute, endMinute } of hours) {
    const key = `${startMinute}-${endMinute}`;
    const line = lines.get(key) ?? { weekdays: [], startMinute, endMinute };
    lines.set(key, { ...line, weekdays: [...line.weekdays, weekday] });
  }
  return [...lines.values()];
}
