import { cityNames } from "./city-names";

/**
 * Display name of a zone: its city, as the language calls it today ('Berlin', 'Nueva York'). IANA names are for values, never for people.
 * `app/document/bootstrap.js` does the same.
 */
export function zoneInWords(zone: string, locale: string): string {
  if (zone.startsWith("Etc/GMT")) return plainOffset(zone.slice("Etc/".length), locale);
  const parts = zone.replaceAll("_", " ").split("/");
  const city = parts.at(-1) ?? "";
  return namesOf(locale)[city] ?? (parts.length > 2 && ENGLISH_STATES.test(zone) ? `${city}, ${parts[1]}` : city.replace(/^St /, "St. "));
}

/** Returns the zones to choose from, each with its current offset ('Berlin · GMT+1'): those in `first` in the given order, then the others by city. */
export function zoneOptions(zones: readonly string[], locale: string, first: readonly string[] = []) {
  const sorted = (zone: string) => plain(zoneInWords(zone, locale));
  const others = zones.filter((zone) => !first.includes(zone)).sort((one, other) => (sorted(one) < sorted(other) ? -1 : 1));
  return [...first.filter((zone) => zones.includes(zone)), ...others].map((value) => ({ value, label: zoneChoice(value, locale) }));
}

/** Label of a zone option, its city and current UTC offset: 'Berlin · GMT+1'. Runtimes disagree on some offsets, so do not depend on it. */
export function zoneChoice(zone: string, locale: string): string {
  const name = zoneInWords(zone, locale);
  const offset = offsetNow(zone, locale);
  return name === offset || zone === "UTC" ? name : `${name} · ${offset}`;
}

const ENGLISH_STATES = /\/(?:Indiana|Kentucky|North_Dakota)\//;

// Runtimes sort accented letters differently, but the lists of server and browser must match.
const plain = (label: string) => label.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const QUARTER_HOUR_MS = 900_000;
let offsets = { at: 0, of: new Map<string, string>() };

/** Returns the zone's current UTC offset, cached: computing it for all zones takes some 30 ms, and none changes within a quarter of an hour. */
function offsetNow(zone: string, locale: string): string {
  const at = Math.floor(Date.now() / QUARTER_HOUR_MS);
  if (offsets.at !== at) offsets = { at, of: new Map() };
  let offset = offsets.of.get(zone);
  if (offset === undefined) {
    const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(Date.now());
    offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
    offsets.of.set(zone, offset);
  }
  return spokenOffset(offset, locale);
}

/** 'GMT+1', in French 'UTC+1' (CLDR). A zero offset stays 'GMT', in French 'UTC+0': 'UTC' alone is another zone. */
const spokenOffset = (offset: string, locale: string) => {
  const words = offset.replace(/[+-]0$/, "");
  return locale.startsWith("fr") ? words.replace(/GMT$/, "GMT+0").replace("GMT", "UTC").replace("-", "−") : words;
};

/** IANA inverts the sign of these: 'Etc/GMT-3' is three hours ahead. */
const plainOffset = (name: string, locale: string) =>
  spokenOffset(
    name.replace(/[+-]/, (sign) => (sign === "+" ? "-" : "+")),
    locale,
  );

const read = new Map<string, Record<string, string>>();

function namesOf(locale: string): Record<string, string> {
  const language = locale.slice(0, 2);
  const known = read.get(language);
  if (known) return known;
  const names = Object.fromEntries(
    cityNames(language)
      .split(";")
      .map((pair) => pair.split("=")),
  );
  read.set(language, names);
  return names;
}

/** Zones of no place, which keep their names: 'UTC', and offsets. */
const OF_NO_PLACE = /^(?:Etc\/|UTC$|GMT)/;
/** The zone at the end of a moment, as an offset or by the letters that its language has for it. */
const SAID = /(?:(?:GMT|UTC)[+\u2212-]\d{1,2}(?::\d\d)?|[A-Z]{2,5})$/;

/**
 * Rewrites the zone in a formatted moment: its city says the same to everybody ('9:00 (Paris)'), where languages have letters for some zones ('CET', 'MEZ', 'EST')
 * and only offsets for others. `app/document/bootstrap.js` does the same.
 */
export function sayingPlace(words: string, zone: string, locale: string): string {
  return OF_NO_PLACE.test(zone) ? words.replace(/(GMT|UTC)[+-]0(?!\d)/, "$1") : words.replace(SAID, `(${zoneInWords(zone, locale)})`);
}
