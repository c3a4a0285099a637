import { checkWeeklyHours, haveOverlap, type WeeklySpan } from "#app/features/schedule/weekly-hours";
import { clockText, minuteOf } from "./clock-text";

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** One row of a day: its two time fields as typed. */
export interface SpanEntry {
  from: string;
  to: string;
}

/** A week as edited in its form, Monday first. */
export type WeekEntry = Record<Weekday, SpanEntry[]>;

export type WeekErrors = Record<string, string>;

const FIELD = /^(from|to)\.([1-7])\.(\d{1,2})$/;

export const spanField = (end: keyof SpanEntry, weekday: number, index: number) => `${end}.${weekday}.${index}`;

/** Converts saved hours to form values. */
export function weekEntry(spans: readonly WeeklySpan[]): WeekEntry {
  const ofDay = (weekday: Weekday) =>
    spans
      .filter((span) => span.weekday === weekday)
      .sort((one, other) => one.startMinute - other.startMinute)
      .map(({ startMinute, endMinute }) => ({ from: clockText(startMinute), to: clockText(endMinute) }));
  return Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, ofDay(weekday)])) as WeekEntry;
}

/** Returns what was typed, to show it again: every non-empty row, in its place. Null if a field does not belong to a week. */
export function typedWeek(values: Record<string, unknown>): WeekEntry | null {
  const week = weekEntry([]);
  for (const [name, value] of Object.entries(values)) {
    const [, end, weekday, index] = FIELD.exec(name) ?? [];
    if (end === undefined || typeof value !== "string") return null;
    const rows = week[Number(weekday) as Weekday];
    while (rows.length <= Number(index)) rows.push({ from: "", to: "" });
    rows[Number(index)]![end as keyof SpanEntry] = value;
  }
  return week;
}

/** Returns the week among all typed fields of a page; null if there is none. */
export function weekAmong(fields: Record<string, string>): WeekEntry | null {
  const own = Object.entries(fields).filter(([name]) => FIELD.test(name));
  return own.length > 0 ? typedWeek(Object.fromEntries(own)) : null;
}

interface Reading {
  /** An empty row is an error if the user added it, but not if it was there by default. */
  areBlanksMeant?: boolean;
}

/** Returns this many rows of a day from its form, regardless of what is saved. */
export const typedRows = (fields: FormData, weekday: Weekday, count: number): SpanEntry[] =>
  Array.from({ length: count }, (_, index) => {
    const typed = (end: keyof SpanEntry) => String(fields.get(spanField(end, weekday, index)) ?? "");
    return { from: typed("from"), to: typed("to") };
  });

/** Parses the typed hours; otherwise returns the errors by field. */
export function readWeek(
  week: WeekEntry,
  { areBlanksMeant = false }: Reading = {},
): { ok: true; spans: WeeklySpan[] } | { ok: false; errors: WeekErrors } {
  const errors: WeekErrors = {};
  const spans = WEEKDAYS.flatMap((weekday) => readDay(week[weekday], { weekday, areBlanksMeant }, errors));
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const checked = checkWeeklyHours(spans);
  return checked.ok ? { ok: true, spans } : { ok: false, errors: { [spanField("from", 1, 0)]: "advisorProfile.tooManySpans" } };
}

function readDay(
  rows: readonly SpanEntry[],
  { weekday, areBlanksMeant }: Reading & { weekday: Weekday },
  errors: WeekErrors,
): WeeklySpan[] {
  const spans: WeeklySpan[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.from === "" && row.to === "" && !areBlanksMeant) continue;
    const startMinute = minuteOf(row.from);
    const endMinute = minuteOf(row.to, { isEnd: true });
    if (startMinute === null) errors[spanField("from", weekday, index)] = problemOf(row.from);
    if (endMinute === null) errors[spanField("to", weekday, index)] = problemOf(row.to);
    if (startMinute === null || endMinute === null) continue;
    const span = { weekday, startMinute, endMinute };
    if (startMinute >= endMinute) errors[spanField("to", weekday, index)] = "advisorProfile.endsBeforeItStarts";
    else if (haveOverlap([...spans, span])) errors[spanField("from", weekday, index)] = "advisorProfile.spansOverlap";
    else spans.push(span);
  }
  return spans;
}

const problemOf = (text: string) => (text === "" ? "advisorProfile.timeNeeded" : "advisorProfile.timeUnreadable");

/** Returns the same text for the same hours, so that a save can detect a concurrent change. */
export const weekVersion = (spans: readonly WeeklySpan[]) =>
  spans
    .map(({ weekday, startMinute, endMinute }) => `${weekday} ${startMinute}-${endMinute}`)
    .sort()
    .join(",");
