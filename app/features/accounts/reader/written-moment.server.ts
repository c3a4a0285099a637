import { createFormatter } from "use-intl/core";
import { withEvenHours, withFirstDay } from "#app/ui/text/usual-clock";
import { sayingZone, zoneInWords } from "#app/ui/text/zone-names";
import { WRITTEN_TIME } from "./written-time";

interface Clock {
  locale: string;
  timeZone: string;
}

/** Formats an instant in the reader's locale: 'Tuesday, December 1, 2026 at 10:00 AM GMT+1 (Paris)'. */
export function writtenMoment(instant: Date, { locale, timeZone }: Clock): string {
  const written = withFirstDay(locale, createFormatter({ locale, timeZone }).dateTime(instant, { weekday: "long", ...WRITTEN_TIME }));
  const [words, place] = [sayingZone(written, timeZone), zoneInWords(timeZone, locale)];
  return words.endsWith(place) ? words : `${words} (${place})`;
}

/** Formats the time of day alone: '10:10 AM'. */
export const writtenClock = (instant: Date, { locale, timeZone }: Clock) =>
  createFormatter({ locale, timeZone }).dateTime(instant, withEvenHours(locale, { hour: "numeric", minute: "2-digit" }));
