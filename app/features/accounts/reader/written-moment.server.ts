import type { DateTimeFormatOptions } from "use-intl/core";
import { formatterFor } from "#app/languages/formatter.server";
import { withUnbrokenTimes } from "#app/ui/text/unbroken-times";
import { withEvenHours, withFirstDay } from "#app/ui/text/usual-clock";
import { sayingPlace } from "#app/ui/text/zone-names";
import { WRITTEN_TIME } from "./written-time";

interface Clock {
  locale: string;
  timeZone: string;
}

/** Formats an instant in the reader's locale: 'Tuesday, December 1, 2026 at 10:00 AM (Paris)'. */
export const writtenMoment = (instant: Date, clock: Clock): string => written(instant, clock, { weekday: "long", ...WRITTEN_TIME });

/** The same from a start to an end, where it has one: 'Tuesday, December 1, 2026 at 10:00 AM–2:00 PM (Paris)'. */
export function writtenSpan(start: Date, end: Date | null, clock: Clock): string {
  if (!end) return writtenMoment(start, clock);
  const { timeZoneName, ...withoutZone } = WRITTEN_TIME;
  const { locale, timeZone } = clock;
  const from = formatterFor(locale, timeZone).dateTime(start, withEvenHours(locale, { weekday: "long", ...withoutZone }));
  const until = written(end, clock, withEvenHours(locale, { hour: "numeric", minute: "2-digit", timeZoneName }));
  return `${withUnbrokenTimes(withFirstDay(locale, from))}–${until}`;
}

/** The day alone, in the reader's zone: '1 December 2026'. */
export const writtenDay = (instant: Date, { locale, timeZone }: Clock): string =>
  withFirstDay(locale, formatterFor(locale, timeZone).dateTime(instant, { day: "numeric", month: "long", year: "numeric" }));

/** The day with its weekday, in the reader's zone: 'Thursday 3 December'. */
export const writtenWeekday = (instant: Date, { locale, timeZone }: Clock): string =>
  withFirstDay(locale, formatterFor(locale, timeZone).dateTime(instant, { weekday: "long", day: "numeric", month: "long" }));

/** Formats a part of a whole in the reader's locale: '50%'. */
export const writtenPercent = (part: number, { locale }: Pick<Clock, "locale">): string =>
  formatterFor(locale).number(part, { style: "percent", maximumFractionDigits: 0 });

/** The same as a moment without the day of the week. */
export const writtenDate = (instant: Date, clock: Clock): string => written(instant, clock, WRITTEN_TIME);

const written = (instant: Date, { locale, timeZone }: Clock, options: DateTimeFormatOptions) =>
  withUnbrokenTimes(sayingPlace(withFirstDay(locale, formatterFor(locale, timeZone).dateTime(instant, options)), timeZone, locale));

/** Formats the time of day alone: '10:10 AM'. */
export const writtenClock = (instant: Date, { locale, timeZone }: Clock) =>
  withUnbrokenTimes(formatterFor(locale, timeZone).dateTime(instant, withEvenHours(locale, { hour: "numeric", minute: "2-digit" })));
