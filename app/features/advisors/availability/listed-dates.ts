import type { ScheduleException } from "#app/features/schedule/exceptions";
import type { DaySpan, WeeklySpan } from "#app/features/schedule/weekly-hours";
import { blockedOn, dateAfter, openOn, weekdayOf } from "../own-week/blocked-hours";

/**
 * A line of consecutive dates that differ: 'off' entirely, a 'block' from its first minute on the first day to its last on the last day,
 * other hours 'instead' of the usual ones, or 'extra' ones.
 */
export interface ListedDates {
  from: string;
  until: string;
  kind: "off" | "block" | "instead" | "extra";
  spans: DaySpan[];
}

/** A date that differs, with the usual hours it loses. */
interface DayOfList extends Omit<ListedDates, "until"> {
  usual: readonly DaySpan[];
  blocked: readonly DaySpan[];
}

/** Groups exceptions into lines in chronological order; one block is one line, even across midnight and across days that are never open. */
export function listedDates(exceptions: readonly ScheduleException[], week: readonly WeeklySpan[]): ListedDates[] {
  const usualOn = (date: string) => spansOf(week.filter(({ weekday }) => weekday === weekdayOf(date)));
  const byDate = Map.groupBy(exceptions, ({ date }) => date);
  const days = [...byDate].sort(([one], [other]) => one.localeCompare(other)).map(([date, those]) => dayOf(date, those, usualOn(date)));
  const lines: ListedDates[] = [];
  // First and latest day of the current line.
  let first: DayOfList | undefined;
  let before: DayOfList | undefined;
  for (const day of days) {
    const line = lines.at(-1);
    const isNext = before !== undefined && isNextTo(before.from, day.from, (date) => usualOn(date).length > 0);
    if (line && before && isNext && continuesQuestion(before, day)) {
      line.until = day.from;
      if (line.kind !== "off" || day.kind !== "off") {
        line.kind = "block";
        line.spans = [{ startMinute: first?.blocked[0]?.startMinute ?? 0, endMinute: day.blocked.at(-1)?.endMinute ?? 0 }];
      }
    } else if (line && before && dateAfter(before.from, 1) === day.from && line.kind === day.kind && isAlike(line, day))
      line.until = day.from;
    else {
      lines.push({ from: day.from, until: day.from, kind: day.kind, spans: day.spans });
      first = day;
    }
    before = day;
  }
  return lines;
}

/** Whether days differ in the same way. Adjacent blocks do not, because there is open time between them. */
const isAlike = ({ kind, spans }: ListedDates, other: DayOfList) => kind !== "block" && isSame(spans, other.spans);

function dayOf(from: string, exceptions: readonly ScheduleException[], usual: readonly DaySpan[]): DayOfList {
  const extra = exceptions.flatMap(({ startMinute, endMinute }) =>
    startMinute === null || endMinute === null ? [] : [{ startMinute, endMinute }],
  );
  const spans = extra.sort((one, other) => one.startMinute - other.startMinute);
  const blocked = blockedOn({ usual, exceptions });
  const day = { from, usual, blocked };
  if (spans.length === exceptions.length) return { ...day, kind: "extra", spans };
  if (spans.length === 0) return { ...day, kind: "off", spans };
  // The open hours are a subset of the usual ones, so the rest was blocked.
  const isPart = blockedOn({ usual: openOn({ usual, exceptions }), exceptions: asExtra(from, usual) }).length === 0;
  return isPart && blocked.length > 0 ? { ...day, kind: "block", spans: [...blocked] } : { ...day, kind: "instead", spans };
}

/** Returns exceptions that leave only these hours open. */
const asExtra = (date: string, spans: readonly DaySpan[]): ScheduleException[] => [
  { date, startMinute: null, endMinute: null },
  ...spans.map((span) => ({ date, ...span })),
];

/** Whether one day's block continues on the next day: nothing is open after the first begins, nor before the second ends. */
function continuesQuestion(one: DayOfList, other: DayOfList): boolean {
  const areBlocked = [one, other].every(({ kind, blocked }) => (kind === "off" || kind === "block") && blocked.length > 0);
  const isToEnd = openOf(one).every(({ endMinute }) => endMinute <= (one.blocked[0]?.startMinute ?? 0));
  const isFromStart = openOf(other).every(({ startMinute }) => startMinute >= (other.blocked.at(-1)?.endMinute ?? 0));
  return areBlocked && isToEnd && isFromStart;
}

/** Returns the usual hours that remain open on a day. */
const openOf = ({ from, usual, blocked }: DayOfList) => blockedOn({ usual, exceptions: asExtra(from, blocked) });

/** Whether every day between two dates is never open. */
function isNextTo(date: string, next: string, isOpen: (date: string) => boolean): boolean {
  for (let days = 1; days <= 7; days += 1) {
    const each = dateAfter(date, days);
    if (each === next) return true;
    if (isOpen(each)) return false;
  }
  return false;
}

const spansOf = (spans: readonly DaySpan[]): DaySpan[] =>
  spans.map(({ startMinute, endMinute }) => ({ startMinute, endMinute })).sort((one, other) => one.startMinute - other.startMinute);
const isSame = (one: readonly DaySpan[], other: readonly DaySpan[]) => JSON.stringify(one) === JSON.stringify(other);
