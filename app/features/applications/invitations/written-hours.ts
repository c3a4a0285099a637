import type { WeeklySpan } from "#app/features/schedule/weekly-hours";

/** Groups weekly hours so that days with the same hours share a line. */
export function byDays(hours: readonly WeeklySpan[]) {
  const lines = new Map<string, { weekdays: number[]; startMinute: number; endMinute: number }>();
  for (const { weekday, startMinute, endMinute } of hours) {
    const key = `${startMinute}-${endMinute}`;
    const line = lines.get(key) ?? { weekdays: [], startMinute, endMinute };
    lines.set(key, { ...line, weekdays: [...line.weekdays, weekday] });
  }
  return [...lines.values()];
}
