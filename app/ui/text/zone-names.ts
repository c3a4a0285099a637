import { cityNames } from "./city-names";

/**
 * A zone as it is read: its city, by the name that the language has for it today ('Berlin', 'Nueva York'). Its IANA name is for values, never for people.
 * `app/document/bootstrap.js` says the same.
 */
export function zoneInWords(zone: string, locale: string): string {
  if (zone.startsWith("Etc/GMT")) return plainOffset(zone.slice("Etc/".length), locale);
  const parts = zone.replaceAll("_", " ").split("/");
  const city = parts.at(-1) ?? "";
  return namesOf(locale)[city] ?? (parts.length > 2 && ENGLISH_STATES.test(zone) ? `${city}, ${parts[1]}` : city.replace(/^St /, "St. "));
}

/** The zones to choose from, each with the offset that it has now ('Berlin · GMT+1'): those that come `first` in their order, then the others by their cities' names. */
export function zoneOptions(zones: readonly string[], locale: string, first: readonly string[] = []) {
  const sorted = (zone: string) => plain(zoneInWords(zone, locale));
  const others = zones.filter((zone) => !first.includes(zone)).sort((one, other) => (sorted(one) < sorted(other) ? -1 : 1));
  return [...first.filter((zone) => zones.includes(zone)), ...others].map((value) => ({ value, label: zoneChoice(value, locale) }));
}

/** 'Berlin · GMT+1': a zone to choose, by its city and by what it is apart from UTC now. Runtimes of another age know some offsets otherwise: nothing may hang on it. */
export function zoneChoice(zone: string, locale: string): string {
  const name = zoneInWords(zone, locale);
  const offset = offsetNow(zone, locale);
  return name === offset || zone === "UTC" ? name : `${name} · ${offset}`;
}

const ENGLISH_STATES = /\/(?:Indiana|Kentucky|North_Dakota)\//;

// Runtimes sort letters with marks each in their own way, and the server's list has to be the browser's.
const plain = (label: string) => label.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const QUARTER_HOUR_MS = 900_000;
let offsets = { at: 0, of: new Map<string, string>() };

/** What a zone is apart from UTC now. Looking it up for all of them takes some 30 ms, and none changes within a quarter of an hour. */
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

/** 'GMT+1', in French 'UTC+1' (CLDR); what is none is none ('GMT'). */
const spokenOffset = (offset: string, locale: string) => {
  const words = offset.replace(/[+-]0$/, "");
  return locale.startsWith("fr") ? words.replace("GMT", "UTC").replace("-", "−") : words;
};

/** IANA counts these the other way round: 'Etc/GMT-3' is three hours ahead. */
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

const BRITISH = /^(?:Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)|GB)$/;

/**
 * A moment that was written with the short name of its zone, as people say it: languages that have no name for a zone write its offset, also where that is
 * none ('GMT+0'), and for the British summer. `app/document/bootstrap.js` says the same.
 */
export function sayingZone(words: string, zone: string): string {
  const plain = words.replace(/(GMT|UTC)[+-]0(?!\d)/, "$1");
  return BRITISH.test(zone) ? plain.replace(/(?:GMT|UTC)\+1(?!\d)/, "BST") : plain;
}

const OFFSET = /(?:GMT|UTC)[+\u2212-]\d{1,2}(?::\d\d)?(?!\d)/;

/**
 * The same on a page: where the language has no name for a zone, its city tells more than an offset that has to be worked out ('9:00 (Paris)'). An email
 * keeps the offset beside the zone's whole name. `app/document/bootstrap.js` says the same.
 */
export function sayingPlace(words: string, zone: string, locale: string): string {
  const said = sayingZone(words, zone);
  return zone.startsWith("Etc/") ? said : said.replace(OFFSET, `(${zoneInWords(zone, locale)})`);
}
