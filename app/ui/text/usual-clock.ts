import type { DateTimeFormatOptions } from "use-intl";

/**
 * How English is read where somebody is: with the day before the month, as nearly everywhere but in America, and in Europe on a clock of 24 hours, as its
 * timetables and screens have it; by itself it has the order and the clock of the United States. `app/document/bootstrap.js` says the same. The locale is
 * one whose own clock has 12 hours: asked for the other it writes '07:05', where British English by itself has '7:05' (CLDR).
 */
// Europe; Africa, Asia, Australia; the islands of the Indian Ocean.
const READ_AS: readonly [RegExp, string][] = [
  [/^Eu/, "en-AU-u-hc-h23"],
  [/^(A[fsu]|In)/, "en-AU"],
];

/** The locale of a language with the clock and the order of dates that are usual where somebody is. A language that is written with its clock keeps that one. */
export const withUsualClock = (locale: string, zone: string) =>
  (locale === "en" && READ_AS.find(([zones]) => zones.test(zone))?.[1]) || locale;

/** The locale that amounts are written in: a country's own would tell the dollars of others from its own ('US$120'), and '$120' is specified. */
export const numbersIn = (locale: string) => (locale.startsWith("en-") ? "en" : locale);

// A clock of 12 hours has one digit in each of them.
const WITH_ZEROS = /^(?:de|fr|it)(?!.*h1[12])/;

/**
 * How a time of day is asked for, so that one page has one way: by themselves these languages write '9:05' alone and '09:05' with a zone behind it (CLDR).
 * `app/document/bootstrap.js` does the same.
 */
export const withEvenHours = (locale: string, options: DateTimeFormatOptions): DateTimeFormatOptions =>
  options.hour === "numeric" && options.minute && WITH_ZEROS.test(locale) ? { ...options, hour: "2-digit" } : options;

/** French writes the first day of a month as an ordinal, and Intl does not (CLDR). `app/document/bootstrap.js` does the same. */
export const withFirstDay = (locale: string, written: string): string =>
  locale.startsWith("fr") ? written.replace(/(?<![\d:,.])1(?= \p{L})/u, "1er") : written;

/** The days of a range as they stand alone: CLDR's Italian ones begin with a nought ('30 novembre – 06 dicembre'). */
export const withoutLeadingZeros = (words: string) => words.replace(/(?<![\d:.,])0(?=\d(?: |\s*–))/g, "");
