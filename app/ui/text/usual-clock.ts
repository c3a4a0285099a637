/**
 * How English is read where somebody is: in Europe on a clock of 24 hours, as its timetables and screens have it, and with the day before the month, as
 * nearly everywhere but in America; by itself it has the clock and the order of the United States (CLDR). `app/document/bootstrap.js` says the same.
 */
const READ_AS: readonly [RegExp, string][] = [
  [/^Europe\//, "en-GB"],
  [/^(Africa|Asia|Australia|Indian)\//, "en-AU"],
];

/** The locale of a language with the clock and the order of dates that are usual where somebody is. A language that is written with its clock keeps that one. */
export const withUsualClock = (locale: string, zone: string) =>
  (locale === "en" && READ_AS.find(([zones]) => zones.test(zone))?.[1]) || locale;

/** The locale that amounts are written in: a country's own would tell the dollars of others from its own ('US$120'), and '$120' is specified. */
export const numbersIn = (locale: string) => (locale.startsWith("en-") ? "en" : locale);
