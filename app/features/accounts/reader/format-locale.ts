import { withUsualClock } from "#app/ui/text/usual-clock";

/** The reader's clock: the usual one for their language and place, or 12 or 24 hours. */
export type HourCycle = "auto" | "h12" | "h23";

/** Returns the locale for dates, times and numbers: the person's language with their 12- or 24-hour clock. */
export const formatLocale = (language: string, hourCycle: HourCycle, zone: string) =>
  hourCycle === "auto" ? withUsualClock(language, zone) : `${withUsualClock(language, zone).split("-u-")[0]}-u-hc-${hourCycle}`;
