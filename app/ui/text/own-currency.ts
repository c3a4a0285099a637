/** Whom a currency is the own of, by region, beside those of the euro. */
const OF_REGION =
  "US USD GB GBP CA CAD AU AUD BR BRL CH CHF LI CHF CN CNY CZ CZK DK DKK HK HKD HU HUF ID IDR IL ILS IN INR IS ISK JP JPY KR KRW MX MXN MY MYR NO NOK NZ NZD PH PHP PL PLN RO RON SE SEK SG SGD TH THB TR TRY ZA ZAR";
const EURO_REGIONS = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK";

/** The currency of somebody who is not signed in: the one they chose in this browser, else that of its language's region; empty where none is known. */
export const browserCurrency = (): string => keptCurrency() ?? currencyOfLocale(navigator.language);

/** Keeps in this browser what was chosen; empty for none beside the advisors' own. */
export function keepCurrency(chosen: string) {
  try {
    localStorage.setItem("currency", chosen);
  } catch {}
  setCurrencyCookie(chosen);
}

/** Lets what was chosen here go along into an account that is made here. */
export function setCurrencyCookie(chosen = keptCurrency()) {
  const secure = location.protocol === "https:" ? ";secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the store for cookies is not there in every browser, and only under https.
  if (chosen !== null) document.cookie = `currency=${chosen};path=/;samesite=lax${secure}`;
}

function keptCurrency(): string | null {
  try {
    return localStorage.getItem("currency");
  } catch {
    return null;
  }
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
