import type { ScheduleException } from "#app/features/schedule/exceptions";
import { subtractIntervals } from "#app/features/schedule/intervals";
import { type OpenHours, openHours } from "#app/features/schedule/open-hours";
import type { WeeklySpan } from "#app/features/schedule/weekly-hours";
import { blocksInNewWeek, type DayPart } from "./blocked-hours";
import { onWall } from "./on-wall";
import type { Appointment } from "./own-week";
import { wallIn } from "./week-dates";

/** A requested or proposed time, or one that is agreed. */
export interface PendingTime {
  id: string;
  name: string;
  /** Its start, in the advisor's local time. */
  at: string;
  isAgreed?: true;
}

/** Returns what is agreed or pending within parts of dates, whichever side is to answer, in chronological order. */
export function pendingWithin(zone: string, parts: readonly DayPart[], appointments: readonly Appointment[]): PendingTime[] {
  const lies = (appointment: Appointment) =>
    parts.some(({ date, ...part }) => onWall(zone, date, [appointment]).some((span) => overlap(span, part)));
  return appointments
    .filter((appointment) => appointment.kind !== "own" && lies(appointment))
    .sort((one, other) => one.start - other.start)
    .map((appointment) => shown(zone, appointment));
}

const shown = (zone: string, { id, name, start, kind }: Appointment): PendingTime => ({
  id,
  name,
  at: wallIn(zone, start),
  ...(kind === "session" && { isAgreed: true as const }),
});

type Span = Omit<DayPart, "date">;
const overlap = (one: Span, other: Span) => one.startMinute < other.endMinute && other.startMinute < one.endMinute;

/**
 * Returns what lies outside an advisor's hours once the ordinary week is replaced, and does not now, in chronological order: pending
 * requests, and what is agreed.
 */
export function leftOutside(
  { zone, weeklyHours, exceptions }: OpenHours,
  next: readonly WeeklySpan[],
  appointments: readonly Appointment[],
): PendingTime[] {
  const isOpen = (hours: OpenHours, { start, end }: Appointment) =>
    subtractIntervals([{ start, end }], openHours(hours, start, end, new Set())).length === 0;
  const before = { zone, weeklyHours, exceptions };
  const after = { zone, weeklyHours: next, exceptions: blocksInNewWeek(exceptions, weeklyHours, next) };
  return appointments
    .filter((appointment) => appointment.kind !== "own" && isOpen(before, appointment) && !isOpen(after, appointment))
    .sort((one, other) => one.start - other.start)
    .map((appointment) => shown(zone, appointment));
}

const WHOLE_DAY: Span = { startMinute: 0, endMinute: 1440 };

/** Returns what exceptions remove from the week: all of a day off, the rest of a day with other hours, nothing for extra hours. */
export function removedByExceptions(exceptions: readonly ScheduleException[]): DayPart[] {
  const off = exceptions.filter(({ startMinute }) => startMinute === null);
  return off.flatMap(({ date }) => {
    const [hours] = exceptions.filter((each) => each.date === date && each.startMinute !== null);
    const { startMinute, endMinute } = hours ?? {};
    if (startMinute == null || endMinute == null) return [{ date, ...WHOLE_DAY }];
    return [
      { date, startMinute: 0, endMinute: startMinute },
      { date, startMinute: endMinute, endMinute: 1440 },
    ];
  });
}
