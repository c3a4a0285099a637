/*
 * Writes amounts in a visitor's own currency beside the advisor's, marked ≈, on pages that are served alike to everybody, and lets visitors choose that
 * currency. Built as /own-currency.js, which the inline script loads on pages with such an amount.
 */
import { type Currency, isCurrency } from "#app/features/money/money";
import { approximateUnits, SHIPPED_RATES, setReferenceRates } from "#app/features/money/reference-rates";
import { SPECIFIED_CURRENCIES } from "#app/features/rules/rules";
import { browserCurrency, setCurrencyCookie, storeCurrency } from "#app/ui/text/own-currency";

const { lang, dataset } = document.documentElement;
const own = browserCurrency();

setCurrencyCookie();
const shown: readonly string[] = dataset.rates ? readShown(dataset.rates.split(" ")) : SPECIFIED_CURRENCIES;
if (isCurrency(own) && shown.includes(own)) showIn(own);
for (const select of document.querySelectorAll<HTMLSelectElement>("select[data-currency]")) letChoose(select);

/** Sets the page's rates ('USD 1000000 EUR 1174000'), and returns their currencies. */
function readShown(told: string[]): Currency[] {
  const currencies = told.filter(isCurrency);
  const rates = Object.fromEntries(currencies.map((currency) => [currency, Number(told[told.indexOf(currency) + 1])]));
  setReferenceRates({ ...SHIPPED_RATES, rates: { ...SHIPPED_RATES.rates, ...rates } });
  return currencies;
}

function showIn(own: Currency) {
  const format = new Intl.NumberFormat(lang, { style: "currency", currency: own, maximumFractionDigits: 0 });
  for (const about of document.querySelectorAll<HTMLElement>("[data-approx]")) {
    const [amount, currency] = about.dataset.approx?.split(" ") ?? [];
    if (isCurrency(currency) && currency !== own)
      about.textContent = ` ≈\u00a0${format.format(approximateUnits(Number(amount), currency, own))}`;
  }
}

function letChoose(select: HTMLSelectElement) {
  select.value = shown.includes(own) ? own : "";
  select.addEventListener("change", () => {
    storeCurrency(select.value);
    location.reload();
  });
}
