/**
 * Currencies that are counted in whole units: there is no smaller one, or (of the forint and the rupiah) none that is coined or paid. Written down, because Intl
 * has it otherwise in browsers of another age. All others that are offered have a hundred smaller units to one.
 */
const WHOLE: readonly string[] = ["HUF", "IDR", "ISK", "JPY", "KRW"];
const HUNDRED = 100;

/** How many digits an amount of a currency has behind the point. */
export const decimalsOf = (currency: string): 0 | 2 => (WHOLE.includes(currency) ? 0 : 2);

/** How many of the smallest unit of a currency make one: 100 cents, 1 yen. */
export const minorUnitsOf = (currency: string): number => (WHOLE.includes(currency) ? 1 : HUNDRED);

/** An amount in whole units of its currency, from minor ones. */
export const inUnits = (minor: number, currency: string): number => minor / minorUnitsOf(currency);

/** An amount as a form, a file or a machine has it: '150.50', '150.00', and '1500' where there is no smaller unit. */
export const plainAmount = (minor: number, currency: string): string => inUnits(minor, currency).toFixed(decimalsOf(currency));

/** How `Intl` writes an amount of a currency to the last of its digits. */
export function exactMoney(currency: string) {
  const digits = decimalsOf(currency);
  return { style: "currency", currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
}

/** As a price is read: whole amounts without cents, $120 and $87.50. */
export const shortMoney = (minor: number, currency: string) =>
  ({ ...exactMoney(currency), ...(minor % minorUnitsOf(currency) === 0 && { minimumFractionDigits: 0 }) }) as const;
