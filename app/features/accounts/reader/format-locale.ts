/** Which clock a person reads: that of their language, or 12 or 24 hours. */
export type HourCycle = "auto" | "h12" | "h23";

/** The locale that dates, times and numbers are written in: of the person's language, with their clock of 12 or 24 hours. */
export const formatLocale = (language: string, hourCycle: HourCycle) => (hourCycle === "auto" ? language : `${language}-u-hc-${hourCycle}`);

/**
 * The locale of dates and amounts within a text that is written in English whoever reads it, such as a mail: English too, so that no sentence is half in
 * another language. Who reads another language has days before months and 24 hours, unless they chose a clock.
 */
export const writtenLocale = (language: string, hourCycle: HourCycle) =>
  formatLocale(language.startsWith("en") ? language : "en-GB", hourCycle);
