import type { DateTimeFormatOptions } from "use-intl";

/**
 * How English is read in the viewer's region: day before month nearly everywhere but in America, and a 24-hour clock in Europe, as on its
 * timetables and screens; plain English has the order and the clock of the United States. `app/document/bootstrap.js` does the same. The
 * locale is one with a 12-hour clock of its own: set to 24 hours, it writes '07:05', where British English by default writes '7:05' (CLDR).
 */
// Europe; Africa, Asia, Australia; the islands of the Indian Ocean.
const READ_AS: readonly [RegExp, string][] = [
  [/^Eu/, "en-AU-u-hc-h23"],
  [/^(A[fsu]|In)/, "en-AU"],
];

/** Returns the language's locale with the clock and date order that are usual in the zone. A language that already carries a clock keeps it. */
export const withUsualClock = (locale: string, zone: string) =>
  (locale === "en" && READ_AS.find(([zones]) => zones.test(zone))?.[1]) || locale;

/** Locale for amounts: a country's own would show foreign dollars differently from its own ('US$120'), but '$120' is specified. */
export const numbersIn = (locale: string) => (locale.startsWith("en-") ? "en" : locale);

// A 12-hour clock has single-digit hours in each of them.
const WITH_ZEROS = /^(?:de|fr|it)(?!.*h1[12])/;

/**
 * Requests hours with a leading zero, so that a page is consistent: by default these languages write '9:05' alone but '09:05' with a zone
 * after it (CLDR). `app/document/bootstrap.js` does the same.
 */
export const withEvenHours = (locale: string, options: DateTimeFormatOptions): DateTimeFormatOptions =>
  options.hour === "numeric" && options.minute && WITH_ZEROS.test(locale) ? { ...options, hour: "2-digit" } : options;

/** French writes the first day of a month as an ordinal, but Intl does not (CLDR). `app/document/bootstrap.js` does the same. */
export const withFirstDay = (locale: string, written: string): string =>
  locale.startsWith("fr") ? written.replace(/(?<![\d:,.])1(?= \p{L})/u, "1er") : written;

/** Writes the days of a range as they are written alone: CLDR's Italian ones have a leading zero ('30 novembre – 06 dicembre'). */
export const withoutLeadingZeros = (words: string) => words.replace(/(?<![\d:.,])0(?=\d(?: |\s*–))/g, "");
