/** Which clock a person reads: that of their language, or 12 or 24 hours. */
export type HourCycle = "auto" | "h12" | "h23";

/** The locale that dates, times and numbers are written in: of the person's language, with their clock of 12 or 24 hours. */
export const formatLocale = (language: string, hourCycle: HourCycle) => (hourCycle === "auto" ? language : `${language}-u-hc-${hourCycle}`);
