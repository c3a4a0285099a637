import { withUsualClock } from "#app/ui/text/usual-clock";

/** Which clock a person reads: the usual one of their language where they are, or 12 or 24 hours. */
export type HourCycle = "auto" | "h12" | "h23";

/** The locale that dates, times and numbers are written in: of the person's language, with their clock of 12 or 24 hours. */
export const formatLocale = (language: string, hourCycle: HourCycle, zone: string) =>
  hourCycle === "auto" ? withUsualClock(language, zone) : `${withUsualClock(language, zone).split("-u-")[0]}-u-hc-${hourCycle}`;
