/** Whom a currency is the own of, by region, beside those of the euro. */
const OF_REGION =
  "US USD GB GBP CA CAD AU AUD BR BRL CH CHF LI CHF CN CNY CZ CZK DK DKK HK HKD HU HUF ID IDR IL ILS IN INR IS ISK JP JPY KR KRW MX MXN MY MYR NO NOK NZ NZD PH PHP PL PLN RO RON SE SEK SG SGD TH THB TR TRY ZA ZAR";
const EURO_REGIONS = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK";

/** The currency of somebody who is not signed in: the one they chose in this browser, else that of its language's region; empty where none is known. */
export function browserCurrency(): string {
  try {
    const chosen = localStorage.getItem("currency");
    if (chosen !== null) return chosen;
  } catch {}
  return currencyOfLocale(navigator.language);
}

/** The currency of the region of a BCP 47 tag, the likeliest where it names none; empty where none is known, and for what is no tag. */
export function currencyOfLocale(tag: string): string {
  try {
    const region = new Intl.Locale(tag).maximize().region ?? "";
    const known = OF_REGION.split(" ");
    return known[known.indexOf(region) + 1 || known.length] ?? (EURO_REGIONS.split(" ").includes(region) ? "EUR" : "");
  } catch {
    return "";
  }
}
