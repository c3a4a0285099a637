import { expect, test } from "vitest";
import { formatLocale } from "./format-locale";

const noon = new Date("2026-05-01T13:05:00Z");
const shown = (locale: string) => new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(noon);

test("times follow the chosen clock, and else that of the language", () => {
  expect(shown(formatLocale("en", "h23", ""))).toBe("13:05");
  expect(shown(formatLocale("de", "h12", ""))).toMatch(/^1:05/);
  expect(shown(formatLocale("de", "auto", ""))).toBe("13:05");
});

test("a chosen clock keeps the order of dates of where one is", () => {
  const day = (zone: string) =>
    new Intl.DateTimeFormat(formatLocale("en", "h12", zone), { dateStyle: "medium", timeZone: "UTC" }).format(noon);
  expect(day("Europe/London")).toBe("1 May 2026");
  expect(day("America/New_York")).toBe("May 1, 2026");
});
