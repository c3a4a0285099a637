import { expect, test } from "vitest";
import { writtenClock, writtenMoment } from "#app/features/accounts/reader/written-moment.server";
import { withUnbrokenTimes } from "./unbroken-times";

const noon = new Date("2026-11-30T15:05:00Z");
const LOCALES = ["en", "en-AU", "de", "fr", "es", "it"].flatMap((locale) => [locale, `${locale}-u-hc-h12`, `${locale}-u-hc-h23`]);
const OPTIONS = [
  { hour: "numeric", minute: "2-digit" },
  { hour: "numeric" },
  { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit", timeZoneName: "short" },
] as const;

test("no space at which a line can break stands between a time and its half of the day, in any language and clock", () => {
  for (const locale of LOCALES)
    for (const options of OPTIONS) {
      const plain = new Intl.DateTimeFormat(locale, { ...options, timeZone: "Europe/Paris" }).format(noon);
      const words = withUnbrokenTimes(plain);
      expect(words.replaceAll(/\s/g, " ")).toBe(plain.replaceAll(/\s/g, " "));
      expect(words).not.toMatch(/\d [ap]\.?\s?m|:\d\d /i);
    }
});

test("what is no time keeps its spaces", () => {
  for (const words of [
    "30 November 2026",
    "am 30. November",
    "1 September",
    "3 advisors",
    "30 mars",
    "4 people",
    "2 articles",
    "2 ammonites",
  ])
    expect(withUnbrokenTimes(words)).toBe(words);
});

test("mails do not break a time either", () => {
  const clock = { locale: "en", timeZone: "Europe/Paris" };
  expect([writtenClock(noon, clock), writtenMoment(noon, clock)]).toEqual([
    "4:05\u00a0PM",
    "Monday, November 30, 2026 at 4:05\u00a0PM (Paris)",
  ]);
});
