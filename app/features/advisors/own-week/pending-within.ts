import type { ScheduleException } from "#app/features/schedule/exceptions";
import type { DayPart } from "./blocked-hours";
import { onWall } from "./on-wall";
import type { Appointment } from "./own-week";
import { wallIn } from "./week-dates";

/** A requested or proposed time that is not agreed yet. */
export interface PendingTime {
  id: string;
  name: string;
  /** Its start, in the advisor's local time. */
  at: string;
}

/** Returns requests pending within parts of dates, whichever side is to answer, in chronological order. */
export function pendingWithin(zone: string, parts: readonly DayPart[], appointments: readonly Appointment[]): PendingTime[] {
  const lies = (appointment: Appointment) =>
    parts.some(({ date, ...part }) => onWall(zone, date, [appointment]).some((span) => overlap(span, part)));
  return appointments
    .filter((appointment) => appointment.kind === "request" && lies(appointment))
    .sort((one, other) => one.start - other.start)
    .map(({ id, name, start }) => ({ id, name, at: wallIn(zone, start) }));
}

type Span = Omit<DayPart, "date">;
const overlap = (one: Span, other: Span) => one.startMinute < other.endMinute && other.startMinute < one.endMinute;

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
