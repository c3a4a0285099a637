import { expect, test } from "vitest";
import { cityNames } from "./city-names";
import { sayingPlace, zoneChoice, zoneInWords, zoneOptions } from "./zone-names";

const WINTER = new Date("2026-11-24T10:00Z");
const SUMMER = new Date("2026-07-24T10:00Z");
const onPage = (locale: string, timeZone: string, at: Date) =>
  sayingPlace(
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short", hour: "2-digit", minute: "2-digit" }).format(at),
    timeZone,
    locale,
  );

test("a moment has one form of its zone, in every language and season: the city, and of no place its name", () => {
  for (const at of [WINTER, SUMMER])
    for (const locale of ["en", "en-AU", "en-GB", "de", "fr", "es", "it"]) {
      expect(onPage(locale, "Europe/Berlin", at)).toMatch(/^1[12]:00(\s[AaPp][Mm])? \(Berl[íi]no?\)$/);
      expect(onPage(locale, "Europe/London", at)).toMatch(/^1[01]:00.* \(Lond(on|res|ra)\)$/);
      expect(onPage(locale, "America/New_York", at)).toMatch(/^0[56]:00.* \((New|Nueva) York\)$/);
      expect(onPage(locale, "Asia/Kolkata", at)).toMatch(/ \(Kolkata|Calcuta|Calcutta\)$/);
      expect(onPage(locale, "UTC", at)).toMatch(/ UTC$/);
    }
  expect(onPage("de", "Europe/Berlin", WINTER)).toBe("11:00 (Berlin)");
  expect(onPage("en", "America/New_York", WINTER)).toMatch(/^05:00\sAM \(New York\)$/);
  expect(onPage("de", "America/Argentina/Buenos_Aires", WINTER)).toBe("07:00 (Buenos Aires)");
  expect(onPage("fr", "Europe/Lisbon", WINTER)).toBe("10:00 (Lisbonne)");
});

test("a city is called as it is today, whichever name the browser has for its zone", () => {
  expect(onPage("en", "Asia/Calcutta", WINTER)).toMatch(/ \(Kolkata\)$/);
  expect(onPage("de", "Asia/Saigon", WINTER)).toMatch(/ \(Ho-Chi-Minh-Stadt\)$/);
  expect(["Europe/Kiev", "America/New_York", "UTC"].map((zone) => zoneInWords(zone, "en"))).toEqual(["Kyiv", "New York", "UTC"]);
});

test("a zone is read as a city in the reader's language, and nowhere by its IANA name", () => {
  const read = (zone: string) => ["en", "de", "fr", "es", "it"].map((locale) => zoneInWords(zone, locale));
  expect(read("Europe/Rome")).toEqual(["Rome", "Rom", "Rome", "Roma", "Roma"]);
  expect(read("America/New_York")).toEqual(["New York", "New York", "New York", "Nueva York", "New York"]);
  expect(read("Asia/Kolkata")[0]).toBe("Kolkata");
  expect(zoneInWords("America/Indiana/Knox", "en")).toBe("Knox, Indiana");
  for (const locale of ["en", "de", "fr", "es", "it"])
    for (const zone of Intl.supportedValuesOf("timeZone")) expect(zoneInWords(zone, locale)).not.toMatch(/[/_]|^$/);
});

test("no language calls a place as only a list of zones does", () => {
  const listed = /[a-z](?<!Mc)[A-Z]|^St [A-Z]|^(?:Lome|Ndjamena|Tirane)$/;
  const bare = /^(?:Asuncion|Sao Tome|Cancun|Curacao|Comoro)$/;
  for (const locale of ["en", "de", "fr", "es", "it"]) {
    const names = Intl.supportedValuesOf("timeZone").map((zone) => zoneInWords(zone, locale));
    expect(names.filter((name) => listed.test(name) || (locale !== "en" && bare.test(name)))).toEqual([]);
  }
  const read = (zone: string) => ["en", "de", "fr", "es", "it"].map((locale) => zoneInWords(zone, locale));
  expect(read("Indian/Maldives")).toEqual(["Maldives", "Malediven", "Maldives", "Maldivas", "Maldive"]);
  expect(read("Asia/Qatar")).toEqual(["Qatar", "Katar", "Qatar", "Catar", "Qatar"]);
  expect(read("Europe/Kiev")).toEqual(["Kyiv", "Kiew", "Kiev", "Kiev", "Kyiv"]);
});

test("every name of a city stands for a zone that there is", () => {
  const cities = new Set(Intl.supportedValuesOf("timeZone").map((zone) => zone.split("/").at(-1)?.replaceAll("_", " ")));
  for (const language of ["en", "de", "fr", "es", "it"])
    for (const pair of cityNames(language).split(";")) {
      const [zone = "", name = ""] = pair.split("=");
      expect([language, pair, cities.has(zone), name.length > 0]).toEqual([language, pair, true, true]);
    }
});

test("zones are chosen by city and offset, in the order of the names that are read", () => {
  expect(zoneChoice("Asia/Kolkata", "en")).toBe("Kolkata · GMT+5:30");
  expect(zoneChoice("America/Bogota", "fr")).toBe("Bogotá · UTC−5");
  expect(zoneChoice("Africa/Abidjan", "fr")).toBe("Abidjan · UTC+0");
  expect([zoneChoice("UTC", "de"), zoneChoice("Africa/Abidjan", "de"), zoneChoice("Etc/GMT-3", "de")]).toEqual([
    "UTC",
    "Abidjan · GMT",
    "GMT+3",
  ]);
  const labels = zoneOptions(["Asia/Tokyo", "Europe/Zurich", "Africa/Cairo", "Europe/Athens"], "it", ["Asia/Tokyo", "Asia/Dubai"]).map(
    ({ label }) => label.split(" · ")[0],
  );
  expect(labels).toEqual(["Tokyo", "Atene", "Il Cairo", "Zurigo"]);
});

test("what is no place keeps its offset", () => {
  expect(onPage("it", "Europe/Rome", WINTER)).toMatch(/11:00 \(Roma\)$/);
  expect(onPage("fr", "Etc/GMT-3", WINTER)).toBe("13:00 UTC+3");
  expect(onPage("en", "UTC", WINTER)).toMatch(/ UTC$/);
});
