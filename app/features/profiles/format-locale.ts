import type { HOUR_CYCLES } from "./choices";

/** The locale that dates, times and numbers are written in: of the person's language, with their clock of 12 or 24 hours. */
export const formatLocale = (language: string, hourCycle: (typeof HOUR_CYCLES)[number]) =>
  hourCycle === "auto" ? language : `${language}-u-hc-${hourCycle}`;
