/**
 * Where one reads English on a clock of 24 hours: in Europe, as its timetables and screens have it (CLDR: en-GB, en-150), while English by itself has the
 * 12 hours of the United States. `app/document/bootstrap.js` says the same.
 */
const READS_24_HOURS = /^Europe\//;

/** The locale of a language with the clock that is usual where somebody is. A language that is written with its clock keeps that one. */
export const withUsualClock = (locale: string, zone: string) => (locale === "en" && READS_24_HOURS.test(zone) ? "en-u-hc-h23" : locale);
