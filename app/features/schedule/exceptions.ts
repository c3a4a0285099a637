import { type DaySpan, findSpanProblem, haveOverlap } from "./weekly-hours";

const MOST_EXCEPTIONS = 1000;

/**
 * A day that differs from the week, on the advisor's calendar ('2026-12-24').
 * 'off' closes the weekly hours of the date. 'extra' opens a span on it. Both on one date: its extra spans are its only hours.
 */
export type ScheduleException = { kind: "off"; date: string } | ({ kind: "extra"; date: string } & DaySpan);

export type ExceptionsProblem = "notADate" | "notATime" | "endsBeforeItStarts" | "overlap" | "tooMany";

/** Whether exceptions may be saved: real dates, spans within their day, no two extra spans of a date overlapping. */
export function checkExceptions(exceptions: readonly ScheduleException[]): { ok: true } | { ok: false; reason: ExceptionsProblem } {
  if (exceptions.length > MOST_EXCEPTIONS) return { ok: false, reason: "tooMany" };
  if (exceptions.some(({ date }) => !isCalendarDate(date))) return { ok: false, reason: "notADate" };
  const extras = exceptions.filter((exception) => exception.kind === "extra");
  for (const extra of extras) {
    const reason = findSpanProblem(extra);
    if (reason) return { ok: false, reason };
  }
  const byDate = Map.groupBy(extras, ({ date }) => date);
  return [...byDate.values()].some(haveOverlap) ? { ok: false, reason: "overlap" } : { ok: true };
}

/** A date of the calendar written as '2026-12-24'. */
export function isCalendarDate(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(day) && new Date(day).toISOString().slice(0, 10) === text;
}
