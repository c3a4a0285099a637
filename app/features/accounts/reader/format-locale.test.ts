import { expect, test } from "vitest";
import { formatLocale, writtenLocale } from "./format-locale";

const noon = new Date("2026-05-01T13:05:00Z");
const shown = (locale: string) => new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(noon);

test("times follow the chosen clock, and else that of the language", () => {
  expect(shown(formatLocale("en", "h23"))).toBe("13:05");
  expect(shown(formatLocale("de", "h12"))).toMatch(/^1:05/);
  expect(shown(formatLocale("de", "auto"))).toBe("13:05");
});

test("within an English text a date is English, with the clock of who reads it", () => {
  const written = (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: "long",
      month: "long",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZone: "UTC",
    }).format(noon);
  for (const language of ["fr", "de", "es", "it", "ja"]) expect(written(writtenLocale(language, "auto"))).toBe("Friday 1 May at 13:05");
  expect(written(writtenLocale("fr", "h12"))).toMatch(/^Friday 1 May at 1:05.pm$/);
  expect(written(writtenLocale("en", "auto"))).toMatch(/^Friday, May 1 at 1:05.PM$/);
});
