import { readDay } from "#app/platform/supported-times";
import { type DaySpan, findSpanProblem, haveOverlap, MAX_SPANS_PER_WEEK } from "./weekly-hours";

/** How many rows an advisor may have from today on. */
export const MAX_EXCEPTIONS = 1000;

/**
 * A date in the advisor's calendar ("2026-12-24") that differs from the weekly hours, as stored in a row. Without minutes, the date's weekly hours are off;
 * with minutes, an extra span is open. With both on one date, its extra spans are its only hours.
 */
export interface ScheduleException {
  date: string;
  startMinute: number | null;
  endMinute: number | null;
}

export type ExceptionsProblem = "notADate" | "notATime" | "endsBeforeItStarts" | "overlap" | "tooMany";

/**
 * Whether all of an advisor's exceptions can be saved: valid dates, each off at most once, spans within their day and apart, no more on a date than in a week,
 * and not too many from `today` on, the advisor's local date: what has passed takes nobody's room.
 */
export function checkExceptions(
  exceptions: readonly ScheduleException[],
  today: string,
): { ok: true } | { ok: false; reason: ExceptionsProblem } {
  if (exceptions.filter(({ date }) => date >= today).length > MAX_EXCEPTIONS) return { ok: false, reason: "tooMany" };
  if (exceptions.some(({ date }) => !isCalendarDate(date))) return { ok: false, reason: "notADate" };
  const extras = exceptions.filter((exception) => !isOff(exception)).map(extraSpan);
  for (const { span } of extras) {
    const reason = findSpanProblem(span);
    if (reason) return { ok: false, reason };
  }
  const byDate = [...Map.groupBy(extras, ({ date }) => date).values()];
  if (byDate.some((those) => those.length > MAX_SPANS_PER_WEEK)) return { ok: false, reason: "tooMany" };
  const off = exceptions.filter(isOff);
  const isTwice = new Set(off.map(({ date }) => date)).size < off.length;
  const isOverlapping = byDate.some((those) => haveOverlap(those.map(({ span }) => span)));
  return isTwice || isOverlapping ? { ok: false, reason: "overlap" } : { ok: true };
}

/** Applies a date's exceptions to its weekly hours. */
export function hoursWithExceptions(usual: readonly DaySpan[], exceptions: readonly ScheduleException[]): DaySpan[] {
  const extra = exceptions.filter((exception) => !isOff(exception)).map((exception) => extraSpan(exception).span);
  return exceptions.some(isOff) ? extra : [...usual, ...extra];
}

/** Whether a text is a valid date such as '2026-12-24'. */
export const isCalendarDate = (text: string): boolean => readDay(text) !== null;

function isOff({ startMinute, endMinute }: ScheduleException): boolean {
  return startMinute === null && endMinute === null;
}

/** One minute without the other is invalid: it stays NaN and is refused. */
function extraSpan({ date, startMinute, endMinute }: ScheduleException): { date: string; span: DaySpan } {
  return { date, span: { startMinute: startMinute ?? Number.NaN, endMinute: endMinute ?? Number.NaN } };
}
