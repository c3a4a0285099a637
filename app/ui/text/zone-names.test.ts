import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sayingPlace, sayingZone, zoneInWords } from "./zone-names";

const WINTER = new Date("2026-11-24T10:00Z");
const SUMMER = new Date("2026-07-24T10:00Z");
const said = (locale: string, timeZone: string, at: Date) =>
  sayingZone(new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short", hour: "2-digit", minute: "2-digit" }).format(at), timeZone);

test("no language adds nothing to a zone, and the British summer has its name", () => {
  for (const locale of ["en", "de", "fr", "es", "it"]) {
    expect(said(locale, "Europe/London", WINTER), locale).toMatch(/10:00.* (GMT|UTC)$/);
    expect(said(locale, "Europe/London", SUMMER), locale).toMatch(/11:00.* BST$/);
    expect(said(locale, "Africa/Abidjan", WINTER), locale).toMatch(/ (GMT|UTC)$/);
  }
});

test("every other zone is called as the language calls it", () => {
  expect(said("de", "Europe/Berlin", WINTER)).toBe("11:00 MEZ");
  expect(said("en", "Asia/Tokyo", WINTER)).toMatch(/GMT\+9$/);
  expect(said("en", "Pacific/Kiritimati", WINTER)).toMatch(/GMT\+14$/);
  expect(said("de", "Europe/Berlin", SUMMER)).toBe("12:00 MESZ");
  expect(said("fr", "Europe/Berlin", WINTER)).toMatch(/UTC\+1$/);
});

const onPage = (locale: string, timeZone: string, at: Date) =>
  sayingPlace(
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short", hour: "2-digit", minute: "2-digit" }).format(at),
    timeZone,
  );

test("a page names the city of a zone that the language has no name for, and no offset", () => {
  expect(onPage("fr", "Europe/Paris", WINTER)).toBe("11:00 (Paris)");
  expect(onPage("fr", "America/New_York", WINTER)).toBe("05:00 (New York)");
  expect(onPage("de", "America/Argentina/Buenos_Aires", WINTER)).toBe("07:00 (Buenos Aires)");
  expect(onPage("en", "Asia/Kolkata", WINTER)).toMatch(/ \(Kolkata\)$/);
  expect(onPage("de", "Europe/Berlin", WINTER)).toBe("11:00 MEZ");
  expect(onPage("en", "America/New_York", WINTER)).toMatch(/ EST$/);
  expect(onPage("it", "Europe/London", SUMMER)).toBe("11:00 BST");
});

test("a city is called as it is today, whichever name the browser has for its zone", () => {
  expect(onPage("en", "Asia/Calcutta", WINTER)).toMatch(/ \(Kolkata\)$/);
  expect(onPage("de", "Asia/Saigon", WINTER)).toMatch(/ \(Ho Chi Minh City\)$/);
  expect([zoneInWords("Europe/Kiev"), zoneInWords("America/New_York"), zoneInWords("UTC")]).toEqual([
    "Europe/Kyiv",
    "America/New York",
    "UTC",
  ]);
  const known = readFileSync("app/document/bootstrap.js", "utf8");
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    const [before = "", now = ""] = [zone, zoneInWords(zone)].map((name) => name.split("/").at(-1));
    if (before.replaceAll("_", " ") !== now) expect(known).toContain(`${before}: "${now}"`);
  }
});

test("what is no place keeps its offset", () => {
  expect(onPage("fr", "Etc/GMT-3", WINTER)).toBe("13:00 UTC+3");
  expect(onPage("en", "UTC", WINTER)).toMatch(/ UTC$/);
});
