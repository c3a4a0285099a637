import { localDay } from "#app/features/schedule/open-hours";
import { readTime } from "#app/features/schedule/wall-time";
import { DAY_MS } from "#app/platform/durations";
import { readDay } from "#app/platform/supported-times";
import type { FieldErrors } from "#app/ui/text/message-key";
import { MAX_STEPS } from "../limits";

export const TREND_STEPS = ["day", "week", "month"] as const;
export type TrendStep = (typeof TREND_STEPS)[number];

/** Default number of steps when no range is given. */
const USUAL: Record<TrendStep, number> = { day: 14, week: 8, month: 12 };
/** Date range of the figures and the unit of its steps. Days as '2026-11-30'. */
export interface TrendRange {
  by: TrendStep;
  from: string;
  to: string;
  refused?: RefusedDays;
}

/** A step of a range: its first day, and the instant at which it begins. */
export interface TrendBegin {
  day: string;
  at: Date;
}

const textOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Returns the first day of the step that contains a day. */
function stepOf(by: TrendStep, day: number): number {
  if (by === "day") return day;
  // 1 January 1970 was a Thursday.
  if (by === "week") return day - ((day + 3) % 7);
  return Date.parse(`${textOf(day).slice(0, 7)}-01`) / DAY_MS;
}

/** Returns the first day of the step that is `steps` later, or earlier if negative. */
function stepsLater(by: TrendStep, first: number, steps: number): number {
  if (by !== "month") return first + steps * (by === "week" ? 7 : 1);
  const date = new Date(first * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + steps, 1) / DAY_MS;
}

/** Days that were asked for and make no range, as typed, with what is wrong with them. */
export interface RefusedDays {
  from: string;
  to: string;
  errors: FieldErrors;
}

interface Here {
  zone: string;
  now: Date;
}

/** Parses the range from the query string: whole steps, ending no later than today. The last weeks if none is given, or one that is refused. */
export function readTrendRange(params: URLSearchParams, here: Here): TrendRange {
  const by = TREND_STEPS.find((each) => each === params.get("by")) ?? "week";
  const today = localDay(here.zone, here.now.getTime());
  const [from, to] = [params.get("from") ?? "", params.get("to") ?? ""];
  const errors = refusalOf(by, { from, to, today });
  const asked = errors ? { from: null, to: null } : { from: readDay(from), to: readDay(to) };
  const last = stepOf(by, Math.min(asked.to ?? today, today));
  const first = asked.from === null ? stepsLater(by, last, 1 - USUAL[by]) : stepOf(by, asked.from);
  const end = Math.min(today, stepsLater(by, last, 1) - 1);
  return { by, from: textOf(first), to: textOf(end), ...(errors && { refused: { from, to, errors } }) };
}

function refusalOf(by: TrendStep, typed: { from: string; to: string; today: number }): FieldErrors | null {
  const [from, to] = [readDay(typed.from), readDay(typed.to)];
  if (typed.from !== "" && from === null) return { from: "dashboard.trendsNoDay" };
  if (typed.to !== "" && to === null) return { to: "dashboard.trendsNoDay" };
  if (from === null) return null;
  if (to !== null && to < from) return { to: "dashboard.trendsReversed" };
  if (from > typed.today) return { from: "dashboard.trendsAhead" };
  const last = stepOf(by, Math.min(to ?? typed.today, typed.today));
  return stepOf(by, from) < stepsLater(by, last, 1 - MAX_STEPS) ? { from: "dashboard.trendsTooLong" } : null;
}

/** Returns the start of each step in a zone, and the start of the step after the last. */
export function trendSteps({ by, from, to }: TrendRange, zone: string): { begins: TrendBegin[]; end: TrendBegin } {
  const begins: TrendBegin[] = [];
  const [first, last] = [Date.parse(from) / DAY_MS, Date.parse(to) / DAY_MS];
  let day = first;
  for (; day <= last; day = stepsLater(by, day, 1)) begins.push({ day: textOf(day), at: midnight(day, zone) });
  return { begins, end: { day: textOf(day), at: midnight(day, zone) } };
}

/** Returns the instant a day begins in a zone: just after the gap when the clock skips midnight, the first occurrence when it repeats it. */
function midnight(day: number, zone: string): Date {
  const reading = readTime(`${textOf(day)}T00:00`, zone);
  if (reading.ok) return new Date(reading.instant);
  if (reading.reason === "notATime") throw new Error(`${day} is no day`);
  return new Date(reading.choices[reading.reason === "inTheGap" ? 1 : 0].instant);
}

/** Returns the start of the comparison period before a range, as long as the elapsed part of the range. */
export function beginBefore(begin: Date, end: Date, now: Date): Date {
  const passed = Math.min(end.getTime(), Math.max(now.getTime(), begin.getTime() + 1)) - begin.getTime();
  return new Date(begin.getTime() - passed);
}
