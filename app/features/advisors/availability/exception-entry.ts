import { isCalendarDate, type ScheduleException } from "#app/features/schedule/exceptions";
import { DAY_MS } from "#app/platform/durations";
import { MAX_DAY_OFF_YEARS_AHEAD, MAX_DAYS_AT_ONCE } from "../limits";

import { minuteOf } from "./clock-text";

export const EXCEPTION_KINDS = ["off", "extra", "instead"] as const;

/** The form that adds exceptions, as typed. */
export interface ExceptionEntry {
  from: string;
  until: string;
  kind: string;
  start: string;
  end: string;
}

/** Rounded up: there may be a leap day in between. */
const MAX_DAYS_AHEAD = Math.ceil(MAX_DAY_OFF_YEARS_AHEAD * 365.25);

type Errors = Partial<Record<keyof ExceptionEntry, string>>;

/** Parses the form into exceptions, one or two per day; otherwise returns the errors by field. `today` is the advisor's local date. */
export function readExceptions(
  entry: ExceptionEntry,
  today: string,
): { ok: true; exceptions: ScheduleException[] } | { ok: false; errors: Errors } {
  const errors: Errors = {};
  const kind = EXCEPTION_KINDS.find((each) => each === entry.kind);
  if (!kind) errors.kind = "profiles.choiceUnknown";
  const dates = readDates(entry, today, errors);
  const hours = kind === "off" ? null : readHours(entry, errors);
  if (Object.keys(errors).length > 0 || !kind) return { ok: false, errors };
  const off = { startMinute: null, endMinute: null };
  const ofDay = [...(kind === "extra" ? [] : [off]), ...(hours ? [hours] : [])];
  return { ok: true, exceptions: dates.flatMap((date) => ofDay.map((span) => ({ date, ...span }))) };
}

function readDates({ from, until }: ExceptionEntry, today: string, errors: Errors): string[] {
  const last = until === "" ? from : until;
  if (from === "") errors.from = "advisorProfile.dateNeeded";
  else if (!isCalendarDate(from)) errors.from = "advisorProfile.dateUnreadable";
  else if (from < today) errors.from = "advisorProfile.datePast";
  else if (daysBetween(today, from) > MAX_DAYS_AHEAD) errors.from = "advisorProfile.dateFar";
  else if (!isCalendarDate(last)) errors.until = "advisorProfile.dateUnreadable";
  else if (last < from) errors.until = "advisorProfile.untilBefore";
  else if (daysBetween(from, last) >= MAX_DAYS_AT_ONCE) errors.until = "advisorProfile.rangeLong";
  else return Array.from({ length: daysBetween(from, last) + 1 }, (_, index) => dayAfter(from, index));
  return [];
}

function readHours({ start, end }: ExceptionEntry, errors: Errors) {
  const startMinute = minuteOf(start);
  const endMinute = minuteOf(end, { isEnd: true });
  if (startMinute === null) errors.start = start === "" ? "advisorProfile.timeNeeded" : "advisorProfile.timeUnreadable";
  if (endMinute === null) errors.end = end === "" ? "advisorProfile.timeNeeded" : "advisorProfile.timeUnreadable";
  if (startMinute === null || endMinute === null) return null;
  if (startMinute >= endMinute) errors.end = "advisorProfile.endsBeforeItStarts";
  return { startMinute, endMinute };
}

const daysBetween = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);
const dayAfter = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
