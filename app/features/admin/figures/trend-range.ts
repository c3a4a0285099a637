import { localDay } from "#app/features/schedule/open-hours";
import { readTime } from "#app/features/schedule/wall-time";
import { DAY_MS } from "#app/platform/durations";
import { readDay } from "#app/platform/supported-times";

export const TREND_STEPS = ["day", "week", "month"] as const;
export type TrendStep = (typeof TREND_STEPS)[number];

/** Default number of steps when no range is given. */
const USUAL: Record<TrendStep, number> = { day: 14, week: 8, month: 12 };
/** Maximum number of bars that are still distinguishable. */
export const MAX_STEPS = 62;

/** Date range of the figures and the unit of its steps. Days as '2026-11-30'. */
export interface TrendRange {
  by: TrendStep;
  from: string;
  to: string;
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

/** Parses the range from the query string: whole steps, ending no later than today and capped at the maximum. Defaults to the last weeks. */
export function readTrendRange(params: URLSearchParams, { zone, now }: { zone: string; now: Date }): TrendRange {
  const by = TREND_STEPS.find((each) => each === params.get("by")) ?? "week";
  const today = localDay(zone, now.getTime());
  const last = stepOf(by, Math.min(readDay(params.get("to") ?? "") ?? today, today));
  const selected = readDay(params.get("from") ?? "");
  const earliest = stepsLater(by, last, 1 - MAX_STEPS);
  const first = selected === null || selected > last + 31 ? stepsLater(by, last, 1 - USUAL[by]) : Math.max(earliest, stepOf(by, selected));
  const to = Math.min(today, stepsLater(by, last, 1) - 1);
  return { by, from: textOf(Math.min(first, last)), to: textOf(to) };
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
