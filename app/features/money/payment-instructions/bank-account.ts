/** Length of an IBAN by country (SWIFT's IBAN registry): the SEPA countries and their neighbours. */
const COUNTRIES_BY_LENGTH: readonly [length: number, countries: string][] = [
  [15, "NO"],
  [16, "BE"],
  [18, "DK FI FO GL NL"],
  [19, "MK SI"],
  [20, "AT BA EE LT LU XK"],
  [21, "CH HR LI LV"],
  [22, "BG DE GB GE IE ME RS VA"],
  [23, "AE GI IL"],
  [24, "AD CZ ES MD RO SA SE SK TN"],
  [25, "PT"],
  [26, "IS TR"],
  [27, "FR GR IT MC SM"],
  [28, "AL CY HU PL"],
  [29, "UA"],
  [31, "MT"],
];
const IBAN_LENGTHS = new Map(
  COUNTRIES_BY_LENGTH.flatMap(([length, countries]) => countries.split(" ").map((country): [string, number] => [country, length])),
);
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const GROUP = 4;
const CHECKSUM = 97;

/** Normalises an IBAN or BIC for storage: upper case, without spaces. */
export const keptCode = (typed: string) => typed.replace(/\s/g, "").toUpperCase();

/** Whether a normalised IBAN is valid: its country's length, if known, and the check digits of ISO 7064 (mod 97). */
export function isIban(iban: string): boolean {
  if (!IBAN.test(iban)) return false;
  const length = IBAN_LENGTHS.get(iban.slice(0, 2));
  if (length !== undefined && iban.length !== length) return false;
  return remainder(iban.slice(GROUP) + iban.slice(0, GROUP)) === 1;
}

/** Remainder of the text as one long number with A = 10 to Z = 35, computed digit by digit. */
function remainder(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % CHECKSUM;
  }
  return rest;
}

/** Whether a normalised BIC has a valid form (ISO 9362): bank, country, location, and optionally a branch. */
export const isBic = (bic: string) => BIC.test(bic);

/** Formats an IBAN in groups of four. */
export function writtenIban(iban: string): string {
  const count = Math.ceil(iban.length / GROUP);
  return Array.from({ length: count }, (_, index) => iban.slice(index * GROUP, (index + 1) * GROUP)).join(" ");
}
