/** Regions of each currency other than the euro. */
const OF_REGION =
  "US USD GB GBP CA CAD AU AUD BR BRL CH CHF LI CHF CN CNY CZ CZK DK DKK HK HKD HU HUF ID IDR IL ILS IN INR IS ISK JP JPY KR KRW MX MXN MY MYR NO NOK NZ NZD PH PHP PL PLN RO RON SE SEK SG SGD TH THB TR TRY ZA ZAR";
const EURO_REGIONS = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK";

/** Currency of a viewer who is not signed in: the one chosen in this browser, otherwise the one of its language's region; empty if unknown. */
export const browserCurrency = (): string => keptCurrency() ?? currencyOfLocale(navigator.language);

/** Stores the choice in this browser; empty for only the advisors' own currencies. */
export function storeCurrency(chosen: string) {
  try {
    localStorage.setItem("currency", chosen);
  } catch {}
  setCurrencyCookie(chosen);
}

/** Passes the choice on to an account created in this browser. */
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

/** Currency of a BCP 47 tag's region, or of its likeliest region if it names none; empty if unknown, or if the tag is invalid. */
export function currencyOfLocale(tag: string): string {
  try {
    const region = new Intl.Locale(tag).maximize().region ?? "";
    const known = OF_REGION.split(" ");
    return known[known.indexOf(region) + 1 || known.length] ?? (EURO_REGIONS.split(" ").includes(region) ? "EUR" : "");
  } catch {
    return "";
  }
}
