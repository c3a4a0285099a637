/**
 * Currencies counted in whole units: they have no smaller unit or (forint, rupiah) none still coined or paid. Listed here because older and
 * newer browsers disagree in Intl. All other currencies on offer have a hundred minor units.
 */
const WHOLE: readonly string[] = ["HUF", "IDR", "ISK", "JPY", "KRW"];
const HUNDRED = 100;
/** Its sign is no other currency's on offer; French writes '£GB' and Spanish 'GBP' unless told to use the sign alone. */
const POUND = "GBP";

/** Number of decimals in an amount of a currency. */
export const decimalsOf = (currency: string): 0 | 2 => (WHOLE.includes(currency) ? 0 : 2);

/** Number of minor units in one unit of a currency: 100 cents, 1 yen. */
export const minorUnitsOf = (currency: string): number => (WHOLE.includes(currency) ? 1 : HUNDRED);

/** Converts an amount from minor units to units of its currency. */
export const inUnits = (minor: number, currency: string): number => minor / minorUnitsOf(currency);

/** An amount as used in forms, files and APIs: '150.50', '150.00', or '1500' where there is no smaller unit. */
export const plainAmount = (minor: number, currency: string): string => inUnits(minor, currency).toFixed(decimalsOf(currency));

/** `Intl` options that show an amount of a currency with all of its decimals. */
function exactMoney(currency: string) {
  const digits = decimalsOf(currency);
  return {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    currencyDisplay: currency === POUND ? "narrowSymbol" : "symbol",
  } as const;
}

/** `Intl` options for a price: whole amounts without cents, such as $120 and $87.50. */
export const shortMoney = (minor: number, currency: string) =>
  ({ ...exactMoney(currency), ...(minor % minorUnitsOf(currency) === 0 && { minimumFractionDigits: 0 }) }) as const;
