const SEPARATORS = /[\s.\-/]/g;

// Maps, because the country is untrusted input: an object has a `constructor`, too.

/** Format after the country's letters in a European VAT number (VIES). */
const EU_VAT = new Map<string, RegExp>(
  Object.entries({
    AT: /^U\d{8}$/,
    BE: /^[01]\d{9}$/,
    BG: /^\d{9,10}$/,
    CY: /^\d{8}[A-Z]$/,
    CZ: /^\d{8,10}$/,
    DE: /^\d{9}$/,
    DK: /^\d{8}$/,
    EE: /^\d{9}$/,
    ES: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
    FI: /^\d{8}$/,
    FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
    GR: /^\d{9}$/,
    HR: /^\d{11}$/,
    HU: /^\d{8}$/,
    IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
    IT: /^\d{11}$/,
    LT: /^(\d{9}|\d{12})$/,
    LU: /^\d{8}$/,
    LV: /^\d{11}$/,
    MT: /^\d{8}$/,
    NL: /^\d{9}B\d{2}$/,
    PL: /^\d{10}$/,
    PT: /^\d{9}$/,
    RO: /^\d{2,10}$/,
    SE: /^\d{12}$/,
    SI: /^\d{8}$/,
    SK: /^\d{10}$/,
  }),
);

/** Greece uses EL as its prefix. */
const lettersOf = (country: string) => (country === "GR" ? "EL" : country);

type Shape = (id: string) => boolean;

const ELSEWHERE = new Map<string, Shape>(
  Object.entries<Shape>({
    // VAT with or without GB, or the ten digits of a unique taxpayer reference.
    GB: (id) => /^(GB)?(\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$|^\d{10}K?$/.test(id),
    // EIN, SSN and ITIN all have nine digits.
    US: (id) => /^\d{9}$/.test(id),
    // Business number, alone or with its programme account.
    CA: (id) => /^\d{9}([A-Z]{2}\d{4})?$/.test(id),
    AU: (id) => /^\d{11}$/.test(id) && isAustralianBusinessNumber(id),
  }),
);

/** Normalizes a tax id for storage: without separators, in capitals. */
export const tidyTaxId = (id: string) => id.toUpperCase().replace(SEPARATORS, "");

/** Returns whether a normalized tax id has its country's format. Accepts any if the format is unknown. */
export function isTaxId(id: string, country: string): boolean {
  const vat = EU_VAT.get(country);
  if (!vat) return ELSEWHERE.get(country)?.(id) ?? true;
  const letters = lettersOf(country);
  return vat.test(id.startsWith(letters) ? id.slice(letters.length) : id);
}

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** With one subtracted from the first digit, the weighted sum is a multiple of 89. */
function isAustralianBusinessNumber(id: string) {
  const sum = ABN_WEIGHTS.reduce((total, weight, index) => total + weight * (Number(id[index]) - (index === 0 ? 1 : 0)), 0);
  return sum % 89 === 0;
}
