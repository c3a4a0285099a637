const four = /^\d{4}$/;
const five = /^\d{5}$/;
const six = /^\d{6}$/;

/** Format of a country's postal codes, in capitals with single spaces. A map, because the country is untrusted input. */
const SHAPES = new Map<string, RegExp>(
  Object.entries({
    AT: four,
    AU: four,
    BE: four,
    BG: four,
    BR: /^\d{5}-?\d{3}$/,
    CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
    CH: four,
    CN: six,
    CY: four,
    CZ: /^\d{3} ?\d{2}$/,
    DE: five,
    DK: four,
    EE: five,
    ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
    FI: five,
    FR: five,
    GB: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/,
    GR: /^\d{3} ?\d{2}$/,
    HR: five,
    HU: four,
    IE: /^[A-Z](\d{2}|6W) ?[A-Z\d]{4}$/,
    IN: /^[1-9]\d{2} ?\d{3}$/,
    IT: five,
    JP: /^\d{3}-?\d{4}$/,
    KR: five,
    LT: /^(LT-)?\d{5}$/,
    LU: /^(L-)?\d{4}$/,
    LV: /^(LV-)?\d{4}$/,
    MT: /^[A-Z]{3} ?\d{2,4}$/,
    MX: five,
    NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
    NO: four,
    NZ: four,
    PL: /^\d{2}-\d{3}$/,
    PT: /^\d{4}-\d{3}$/,
    RO: six,
    SE: /^\d{3} ?\d{2}$/,
    SG: six,
    SI: four,
    SK: /^\d{3} ?\d{2}$/,
    TR: five,
    UA: five,
    US: /^\d{5}(-\d{4})?$/,
    ZA: four,
  }),
);

/** Normalizes a postal code for storage: capitals, single spaces. */
export const tidyPostalCode = (code: string) => code.toUpperCase().replace(/\s+/g, " ").trim();

/** Returns whether a normalized postal code has its country's format. Accepts any if the format is unknown. */
export const isPostalCode = (code: string, country: string): boolean => SHAPES.get(country)?.test(code) ?? true;
