import { currentRules } from "#app/features/rules/current-rules";
import { type Rules, SPECIFIED_CURRENCIES } from "#app/features/rules/rules";
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from "./money";

type Accepted = Pick<Rules, "currencies">;

/** Whether advisors may start pricing in a currency. */
export const isAccepted = (currency: string, { currencies }: Accepted = currentRules()): boolean =>
  currencies.some((each) => each === currency);

/** The default currency, where nobody has chosen one. */
export const siteCurrency = (rules: Accepted = currentRules()): Currency =>
  isAccepted(DEFAULT_CURRENCY, rules) ? DEFAULT_CURRENCY : (rules.currencies[0] ?? DEFAULT_CURRENCY);

/** The currency to price in: the chosen one if the site accepts it, else the site's default. */
export const pricedIn = (chosen: string, rules: Accepted = currentRules()): Currency =>
  rules.currencies.find((each) => each === chosen) ?? siteCurrency(rules);

/** The site's only currency; null when there are several. */
export function onlyCurrency({ currencies: [first, ...others] }: Accepted = currentRules()): Currency | null {
  return first && others.length === 0 ? first : null;
}

/** Currencies amounts can be displayed in: the specified ones and those this site accepts. */
export const shownCurrencies = (rules: Accepted = currentRules()): Currency[] =>
  CURRENCIES.filter((each) => SPECIFIED_CURRENCIES.some((specified) => specified === each) || isAccepted(each, rules));

/** Whether amounts can be displayed in a currency. */
export const isShown = (currency: string, rules: Accepted = currentRules()): currency is Currency =>
  shownCurrencies(rules).some((each) => each === currency);

/** Options for the display currency: those of the site, and the one already chosen. */
export const shownChoices = (own = ""): { value: Currency; label: Currency }[] =>
  CURRENCIES.filter((each) => isShown(each) || each === own).map((value) => ({ value, label: value }));

/** Options for the pricing currency: those of the site, and the one already chosen. */
export const currencyChoices = (own?: string, rules: Accepted = currentRules()): { value: Currency; label: Currency }[] =>
  CURRENCIES.filter((each) => isAccepted(each, rules) || each === own).map((value) => ({ value, label: value }));

/** Label of an amount field, with the currency unless a select beside it shows that. */
export const amountLabel = (label: string, currency: string | null = onlyCurrency()): string =>
  currency ? `${label} (${currency})` : label;
