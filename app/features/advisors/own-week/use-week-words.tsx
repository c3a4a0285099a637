import type { DateTimeFormatOptions } from "use-intl";
import { useFormatter } from "#app/ui/text/formats";

const CLOCK = { hour: "numeric", minute: "2-digit" } as const;
const DAY = { weekday: "short", day: "numeric", month: "short" } as const;
const SPAN = { day: "numeric", month: "long", year: "numeric" } as const;

/** Formats local dates and times of the advisor in the reader's language. */
export function useWeekWords() {
  const format = useFormatter();
  const write = (wall: string, options: DateTimeFormatOptions) => format.dateTime(new Date(`${wall}Z`), { ...options, timeZone: "UTC" });
  const atMinute = (minute: number) => new Date(minute * 60_000).toISOString().slice(0, 16);
  return {
    /** A minute of the day; 1440 is midnight. */
    clock: (minute: number) => write(atMinute(minute % 1440), CLOCK),
    day: (date: string) => write(`${date}T00:00`, DAY),
    /** From one date to another, with month and year. */
    span: (first: string, last: string) =>
      format.dateTimeRange(new Date(`${first}T00:00Z`), new Date(`${last}T00:00Z`), { ...SPAN, timeZone: "UTC" }),
    weekday: (date: string) => write(`${date}T00:00`, { weekday: "short" }),
    dayOfMonth: (date: string) => write(`${date}T00:00`, { day: "numeric" }),
    /** A local time, given as a `datetime-local` value. */
    moment: (wall: string) => write(wall, { ...DAY, ...CLOCK }),
    /** From one local time to another: a day that both share is written once. */
    times: (from: string, to: string) =>
      format.dateTimeRange(new Date(`${from}Z`), new Date(`${to}Z`), { ...DAY, ...CLOCK, timeZone: "UTC" }),
  };
}
