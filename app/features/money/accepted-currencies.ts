import { currentRules } from "#app/features/rules/current-rules";
import { type Rules, SPECIFIED_CURRENCIES } from "#app/features/rules/rules";
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from "./money";

type Accepted = Pick<Rules, "currencies">;

/** Whether advisors may begin to price in a currency. */
export const isAccepted = (currency: string, { currencies }: Accepted = currentRules()): boolean =>
  currencies.some((each) => each === currency);

/** The currency that stands where nobody has chosen one. */
export const siteCurrency = (rules: Accepted = currentRules()): Currency =>
  isAccepted(DEFAULT_CURRENCY, rules) ? DEFAULT_CURRENCY : (rules.currencies[0] ?? DEFAULT_CURRENCY);

/** In which currency somebody prices who has chosen this one. */
export const pricedIn = (chosen: string, rules: Accepted = currentRules()): Currency =>
  rules.currencies.find((each) => each === chosen) ?? siteCurrency(rules);

/** The currency of a site on which there is no other; null where there is a choice. */
export function onlyCurrency({ currencies: [first, ...others] }: Accepted = currentRules()): Currency | null {
  return first && others.length === 0 ? first : null;
}

/** In which currencies people read amounts here: the specified ones, and what this site accepts besides. */
export const shownCurrencies = (rules: Accepted = currentRules()): Currency[] =>
  CURRENCIES.filter((each) => SPECIFIED_CURRENCIES.some((specified) => specified === each) || isAccepted(each, rules));

/** Whether amounts are read in a currency here. */
export const isShown = (currency: string, rules: Accepted = currentRules()): currency is Currency =>
  shownCurrencies(rules).some((each) => each === currency);

/** What somebody chooses among who reads amounts here: the currencies of the site, and the one that they have. */
export const shownChoices = (own = ""): { value: Currency; label: Currency }[] =>
  CURRENCIES.filter((each) => isShown(each) || each === own).map((value) => ({ value, label: value }));

/** What somebody chooses among who prices: the currencies of the site, and the one that they have. */
export const currencyChoices = (own?: string, rules: Accepted = currentRules()): { value: Currency; label: Currency }[] =>
  CURRENCIES.filter((each) => isAccepted(each, rules) || each === own).map((value) => ({ value, label: value }));

/** The label of an amount: with its currency, where no chooser beside it says that. */
export const amountLabel = (label: string, currency: string | null = onlyCurrency()): string =>
  currency ? `${label} (${currency})` : label;
