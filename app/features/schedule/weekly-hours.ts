export const MINUTES_PER_DAY = 1440;
export const MAX_SPANS_PER_WEEK = 70;

/** A span within a day of the advisor, in minutes from midnight, end exclusive: 0 to 1440, where 1440 is the following midnight. */
export interface DaySpan {
  startMinute: number;
  endMinute: number;
}

/** Weekday 1 is Monday, 7 is Sunday (ISO 8601). Hours past midnight are two spans: until 1440, and from 0 on the next day. */
export interface WeeklySpan extends DaySpan {
  weekday: number;
}

export type WeeklyHoursProblem = "notAWeekday" | "notATime" | "endsBeforeItStarts" | "overlap" | "tooMany";

/** Whether hours can be saved: every span within its day, none overlapping. Adjacent spans are fine. */
export function checkWeeklyHours(spans: readonly WeeklySpan[]): { ok: true } | { ok: false; reason: WeeklyHoursProblem } {
  if (spans.length > MAX_SPANS_PER_WEEK) return { ok: false, reason: "tooMany" };
  if (spans.some(({ weekday }) => !Number.isInteger(weekday) || weekday < 1 || weekday > 7)) return { ok: false, reason: "notAWeekday" };
  for (const span of spans) {
    const reason = findSpanProblem(span);
    if (reason) return { ok: false, reason };
  }
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    if (haveOverlap(spans.filter((span) => span.weekday === weekday))) return { ok: false, reason: "overlap" };
  }
  return { ok: true };
}

export function findSpanProblem({ startMinute, endMinute }: DaySpan): "notATime" | "endsBeforeItStarts" | undefined {
  if (!isMinuteOfDay(startMinute) || !isMinuteOfDay(endMinute)) return "notATime";
  return startMinute < endMinute ? undefined : "endsBeforeItStarts";
}

/** Whether any spans of one day overlap. */
export function haveOverlap(spans: readonly DaySpan[]): boolean {
  const inOrder = [...spans].sort((one, other) => one.startMinute - other.startMinute);
  return inOrder.some(({ startMinute }, index) => startMinute < (inOrder[index - 1]?.endMinute ?? 0));
}

function isMinuteOfDay(minute: number): boolean {
  return Number.isInteger(minute) && minute >= 0 && minute <= MINUTES_PER_DAY;
}
