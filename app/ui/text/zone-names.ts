/** What browsers and Node still call by names of before. */
const CALLED_NOW: Record<string, string> = {
  Asmera: "Asmara",
  Calcutta: "Kolkata",
  Faeroe: "Faroe",
  Godthab: "Nuuk",
  Katmandu: "Kathmandu",
  Kiev: "Kyiv",
  Rangoon: "Yangon",
  Saigon: "Ho Chi Minh City",
};

/** A zone as it is read: by the name that its city has today. `app/document/bootstrap.js` says the same. */
export const zoneInWords = (zone: string): string =>
  zone
    .split("/")
    .map((name) => CALLED_NOW[name] ?? name)
    .join("/")
    .replaceAll("_", " ");

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
export function sayingPlace(words: string, zone: string): string {
  const said = sayingZone(words, zone);
  return zone.startsWith("Etc/") ? said : said.replace(OFFSET, `(${zoneInWords(zone).split("/").at(-1)})`);
}
