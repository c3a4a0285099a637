import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { numbersIn, withEvenHours, withFirstDay, withoutLeadingZeros, withUsualClock } from "./usual-clock";

const shown = (locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(new Date("2026-03-01T13:05:00Z"));

test("English is read on 24 hours in Europe and on 12 elsewhere; other languages and a chosen clock keep theirs", () => {
  expect(shown(withUsualClock("en", "Europe/London"))).toBe("13:05");
  for (const zone of ["America/New_York", "Australia/Sydney", "UTC", ""]) expect(shown(withUsualClock("en", zone))).toMatch(/^1:05/);
  expect(shown(withUsualClock("de", "America/New_York"))).toBe("13:05");
  expect(shown(withUsualClock("en-u-hc-h12", "Europe/London"))).toMatch(/^1:05/);
});

const dayIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }).format(
    new Date("2026-11-28T12:00:00Z"),
  );

test("English dates begin with the day but in America and where no zone is known", () => {
  for (const zone of ["Europe/London", "Europe/Berlin", "Africa/Lagos", "Asia/Kolkata", "Australia/Sydney"])
    expect(dayIn(withUsualClock("en", zone)), zone).toBe("28 Nov 2026");
  for (const zone of ["America/New_York", "UTC", ""]) expect(dayIn(withUsualClock("en", zone)), zone).toBe("Nov 28, 2026");
});

test("an amount of dollars is written alike wherever English is read", () => {
  const priced = (zone: string) =>
    new Intl.NumberFormat(numbersIn(withUsualClock("en", zone)), { style: "currency", currency: "USD" }).format(120);
  for (const zone of ["Europe/London", "Australia/Sydney", "America/New_York"]) expect(priced(zone)).toBe("$120.00");
  expect(numbersIn("de-u-hc-h12")).toBe("de-u-hc-h12");
});

test("German, French and Italian write a morning with its zero, alone and beside a zone, unless the clock has 12 hours", () => {
  const morning = new Date("2026-11-24T09:05Z");
  const said = (locale: string, zone: object) =>
    new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...zone, ...withEvenHours(locale, { hour: "numeric", minute: "2-digit" }) }).format(
      morning,
    );
  for (const locale of ["de", "fr", "it", "de-u-hc-h23"])
    for (const zone of [{}, { timeZoneName: "short" }]) expect(said(locale, zone), locale).toMatch(/^09:05/);
  expect(said("en", {})).toMatch(/^9:05.AM$/);
  expect(said("es", {})).toBe("9:05");
  expect(said("de-u-hc-h12", {})).toMatch(/^9:05/);
});

test("the inline script says the same", () => {
  const script = readFileSync("app/document/bootstrap.js", "utf8");
  for (const part of ["/^Eu/", '"en-AU-u-hc-h23"', "/^(A[fsu]|In)/", '"en-AU"', "/^(de|fr|it)(?!.*h1[12])/"])
    expect(script).toContain(part);
});

const COMPONENTS = globSync("app/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));

test("every screen writes times on the clock of whoever looks, none past it by the library's own formatter", () => {
  const past = COMPONENTS.filter((file) => /import \{[^}]*\buseFormatter\b[^}]*\} from "use-intl"/.test(readFileSync(file, "utf8")));
  expect(COMPONENTS.length).toBeGreaterThan(500);
  expect(past).toEqual([]);
});

test("no figure that is read is written with a point in every language", () => {
  const pointed = COMPONENTS.filter((file) => /\.toFixed\([^)]*\)\}\s*</.test(readFileSync(file, "utf8")));
  expect(pointed).toEqual([]);
});

test("only a time of day with its minutes is asked for otherwise: an hour alone, minutes alone and a date are not", () => {
  for (const options of [{ hour: "numeric" }, { minute: "2-digit" }, { day: "numeric" }, { hour: "2-digit", minute: "2-digit" }] as const)
    expect(withEvenHours("de", options)).toEqual(options);
});

test("French has the first day of a month as an ordinal, and no other figure of a date", () => {
  const day = (locale: string, date: string, options: Intl.DateTimeFormatOptions) =>
    withFirstDay(locale, new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(date)));
  const LONG = { weekday: "long", day: "numeric", month: "long" } as const;
  expect(day("fr", "2026-12-01T01:01:00Z", LONG)).toBe("mardi 1er décembre");
  expect(day("fr", "2026-12-01T01:01:00Z", { day: "numeric", month: "short", year: "numeric" })).toBe("1er déc. 2026");
  for (const date of ["2026-12-11T00:00:00Z", "2026-12-21T00:00:00Z"]) expect(day("fr", date, LONG)).not.toContain("1er");
  expect(day("fr", "2026-12-02T01:01:00Z", { hour: "2-digit", minute: "2-digit" })).toBe("01:01");
  expect(day("de", "2026-12-01T00:00:00Z", LONG)).toBe("Dienstag, 1. Dezember");
});

test("the days of a week are written as they stand alone, in Italian too", () => {
  const week = (locale: string, from: string, to: string) =>
    withoutLeadingZeros(
      new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).formatRange(
        new Date(from),
        new Date(to),
      ),
    );
  for (const locale of ["en", "de", "es", "fr", "it"])
    for (const [from, to] of [
      ["2026-11-30", "2026-12-06"],
      ["2026-12-01", "2026-12-07"],
      ["2027-12-27", "2028-01-02"],
    ] as const)
      expect([locale, week(locale, from, to).match(/\b0\d/)]).toEqual([locale, null]);
  expect(week("it", "2026-10-10", "2026-10-20")).toContain("10–20");
  expect(week("it", "2005-11-30", "2005-12-06")).toContain("2005");
});
