import { checkWeeklyHours, type WeeklySpan } from "#app/features/schedule/weekly-hours";

const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const PART = /^([a-z]{3})[a-z]*(?:\s*[-–]\s*([a-z]{3})[a-z]*)?\s+(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})$/;

/** Weekly hours as people write them ('Mon-Fri 09:00-17:00; Sat 10:00-12:00'); null when they are not understood. */
export function readHours(text: string): WeeklySpan[] | null {
  const parts = text
    .toLowerCase()
    .split(/[;|]/)
    .map((part) => part.trim());
  const spans = parts.filter((part) => part !== "").map(spansOf);
  const all = spans.flatMap((found) => found ?? []);
  return spans.includes(null) || !checkWeeklyHours(all).ok ? null : all;
}

function spansOf(part: string): WeeklySpan[] | null {
  const [, from = "", until = from, ...clock] = PART.exec(part) ?? [];
  const [first, last] = [DAYS.indexOf(from) + 1, DAYS.indexOf(until) + 1];
  const [startHour = 0, startRest = 0, endHour = 0, endRest = 0] = clock.map(Number);
  if (first === 0 || last < first || startRest > 59 || endRest > 59) return null;
  const span = { startMinute: startHour * 60 + startRest, endMinute: endHour * 60 + endRest };
  return Array.from({ length: last - first + 1 }, (_, index) => ({ weekday: first + index, ...span }));
}
