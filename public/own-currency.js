// Writes amounts in a visitor's own currency beside the advisor's, marked ≈, on pages that everybody is sent alike; brought by the inline script where a
// page has any. The same as app/ui/text/own-currency.ts and app/features/money/reference-rates.ts say; a test holds them together.
const SHIPPED = "USD 1000000 EUR 1174000 GBP 1344000 CAD 718000 AUD 661000";
const EURO_REGIONS = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK";
const OF_REGION =
  "US USD GB GBP CA CAD AU AUD BR BRL CH CHF LI CHF CN CNY CZ CZK DK DKK HK HKD HU HUF ID IDR IL ILS IN INR IS ISK JP JPY KR KRW MX MXN MY MYR NO NOK NZ NZD PH PHP PL PLN RO RON SE SEK SG SGD TH THB TR TRY ZA ZAR";
// What is counted in whole units.
const WHOLE = "HUF IDR ISK JPY KRW";
const { lang, dataset } = document.documentElement;
const rates = (dataset.rates ?? SHIPPED).split(" ");
const worth = (currency) => Number(rates[rates.indexOf(currency) + 1]);

function ownCurrency() {
  try {
    const chosen = localStorage.getItem("currency");
    if (chosen !== null) return chosen;
  } catch {}
  const { region } = new Intl.Locale(navigator.language).maximize();
  const known = OF_REGION.split(" ");
  return known[known.indexOf(region) + 1 || known.length] ?? (EURO_REGIONS.includes(region) ? "EUR" : "");
}

const own = ownCurrency();
// What was chosen here goes along into an account that is made here.
function tellChoice(chosen) {
  const secure = location.protocol === "https:" ? ";secure" : "";
  document.cookie = `currency=${chosen};path=/;samesite=lax${secure}`;
}
try {
  const chosen = localStorage.getItem("currency");
  if (chosen) tellChoice(chosen);
} catch {}
if (rates.includes(own)) {
  const format = new Intl.NumberFormat(lang, { style: "currency", currency: own, maximumFractionDigits: 0 });
  for (const about of document.querySelectorAll("[data-approx]")) {
    const [amount, currency] = about.dataset.approx.split(" ");
    if (currency !== own) about.textContent = ` ≈\u00a0${format.format((amount * worth(currency)) / worth(own) / (WHOLE.includes(own) ? 1 : 100))}`;
  }
}
for (const select of document.querySelectorAll("select[data-currency]")) {
  select.value = own;
  select.addEventListener("change", () => {
    localStorage.setItem("currency", select.value);
    tellChoice(select.value);
    location.reload();
  });
}
