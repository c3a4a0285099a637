import { readDay } from "#app/platform/said-times";
import { type DaySpan, findSpanProblem, haveOverlap } from "./weekly-hours";

const MOST_EXCEPTIONS = 1000;

/**
 * A date on the advisor's calendar ("2026-12-24") that differs from the week, as the row stores it.
 * Without minutes the weekly hours of the date are off; with minutes a span is open besides. Both on one date: its extra spans are its only hours.
 */
export interface ScheduleException {
  date: string;
  startMinute: number | null;
  endMinute: number | null;
}

export type ExceptionsProblem = "notADate" | "notATime" | "endsBeforeItStarts" | "overlap" | "tooMany";

/** Whether exceptions may be saved: real dates, spans within their day, no two extra spans of a date overlapping. */
export function checkExceptions(exceptions: readonly ScheduleException[]): { ok: true } | { ok: false; reason: ExceptionsProblem } {
  if (exceptions.length > MOST_EXCEPTIONS) return { ok: false, reason: "tooMany" };
  if (exceptions.some(({ date }) => !isCalendarDate(date))) return { ok: false, reason: "notADate" };
  const extras = exceptions.filter((exception) => !isOff(exception)).map(extraSpan);
  for (const { span } of extras) {
    const reason = findSpanProblem(span);
    if (reason) return { ok: false, reason };
  }
  const byDate = Map.groupBy(extras, ({ date }) => date);
  const isOverlapping = [...byDate.values()].some((those) => haveOverlap(those.map(({ span }) => span)));
  return isOverlapping ? { ok: false, reason: "overlap" } : { ok: true };
}

/** The hours of a date from those of its weekday and the exceptions of that date. */
export function hoursWithExceptions(usual: readonly DaySpan[], exceptions: readonly ScheduleException[]): DaySpan[] {
  const extra = exceptions.filter((exception) => !isOff(exception)).map((exception) => extraSpan(exception).span);
  return exceptions.some(isOff) ? extra : [...usual, ...extra];
}

/** A date of the calendar written as '2026-12-24'. */
export const isCalendarDate = (text: string): boolean => readDay(text) !== null;

function isOff({ startMinute, endMinute }: ScheduleException): boolean {
  return startMinute === null && endMinute === null;
}

/** One minute without the other is no time: it stays NaN and is refused. */
function extraSpan({ date, startMinute, endMinute }: ScheduleException): { date: string; span: DaySpan } {
  return { date, span: { startMinute: startMinute ?? Number.NaN, endMinute: endMinute ?? Number.NaN } };
}
