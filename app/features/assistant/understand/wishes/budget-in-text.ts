import { foldText } from "#app/features/catalog/search-words";
import { rateInMinorUnits } from "#app/features/money/hourly-rate";
import { CURRENCIES, type Currency } from "#app/features/money/money";
import { currentRules } from "#app/features/rules/current-rules";
import { highestRate } from "#app/features/rules/highest-rate";
import type { Budget } from "../need";
import { isOffered, isPriced } from "./priced";

const SIGNS: Record<string, Currency> = {
  "€": "EUR",
  eur: "EUR",
  euro: "EUR",
  euros: "EUR",
  $: "USD",
  us$: "USD",
  usd: "USD",
  dollar: "USD",
  dollars: "USD",
  dolares: "USD",
  dollari: "USD",
  "£": "GBP",
  gbp: "GBP",
  pound: "GBP",
  pounds: "GBP",
  pfund: "GBP",
  livres: "GBP",
  libras: "GBP",
  sterline: "GBP",
  ca$: "CAD",
  c$: "CAD",
  cad: "CAD",
  a$: "AUD",
  au$: "AUD",
  aud: "AUD",
  "¥": "JPY",
  yen: "JPY",
  franken: "CHF",
  francs: "CHF",
  franchi: "CHF",
  ...Object.fromEntries(CURRENCIES.map((currency) => [currency.toLowerCase(), currency])),
};

/** 'Try' is an English word, too. */
const CODES = CURRENCIES.map((currency) => currency.toLowerCase()).filter((code) => code !== "try");
const SIGN = String.raw`us\$|ca\$|au\$|c\$|a\$|€|\$|£|¥|\b(?:euros?|dollars?|dolares|dollari|pounds?|pfund|livres|libras|sterline|yen|franken|francs|franchi|${CODES.join("|")})\b`;
const NUMBER = String.raw`\d{1,3}(?:[.,' ]\d{3}){1,2}(?!\d)|\d{1,7}(?:[.,]\d{1,2})?(?![\d.,]\d)`;
// pattern: signs are fixed alternatives, and a number has at most nine digits, so each place is tried a fixed number of times.
const AMOUNT = new RegExp(String.raw`(${SIGN})? {0,2}(${NUMBER})(k\b)? {0,2}(${SIGN})?`, "g");

const LIMIT_BEFORE =
  /(?:under|below|less than|up to|at most|no more than|not more than|max|maximum|maximal|budget|budget of|budget is|unter|bis|bis zu|hochstens|weniger als|moins de|jusqu'a|au plus|menos de|hasta|como maximo|meno di|fino a|massimo|al massimo|presupuesto de|budget von|budget de|budget di|stundensatz)[ :]{0,3}(?:of |is |about |around |ca\.? |~)?$/;
const LIMIT_AFTER =
  /^ {0,2}(?:max|maximum|maximal|at most|or less|tops|hochstens|oder weniger|au plus|au maximum|ou moins|como maximo|maximo|o menos|al massimo|massimo|o meno)\b/;
const HOUR_AFTER =
  /^ {0,2}(?:\/ ?(?:h|hr|hour|std|stunde|heure|hora|ora)\b|(?:per|an|a|each|pro|die|par|de l'|l'|por|la|all'|l)[ ']{0,2}(?:hour|hr|h|stunde|std|heure|hora|ora)\b|hourly|stundlich)/;
const CONTEXT_LETTERS = 32;

/**
 * Returns the maximum price per hour: '€200/h', 'under 150', 'budget of 90 euros'. A sum without a limit or an hour next to it is no budget, and neither is a
 * number that counts something else: people, years, percent.
 */
export function budgetIn(text: string): Budget | null {
  const plain = foldText(text);
  for (const match of plain.matchAll(AMOUNT)) {
    const [, before, digits = "", thousands, after] = match;
    const sign = before ?? after;
    if (!isHourPrice(plain, match, sign !== undefined)) continue;
    const hundredths = amountOf(digits) * (thousands ? 1000 : 1);
    const currency = sign === undefined ? null : (SIGNS[sign.trim()] ?? null);
    const amount = currency === null ? hundredths : rateInMinorUnits(hundredths, currency);
    const most = highestRate(currency === null ? currentRules() : { currencies: [currency] });
    if (amount > 0 && hundredths <= most * 100) return { amount, currency };
  }
  return null;
}

function isHourPrice(plain: string, { 0: whole, index }: RegExpExecArray, isSigned: boolean): boolean {
  const said = plain.slice(Math.max(0, index - CONTEXT_LETTERS), index);
  const end = index + whole.length;
  const rest = plain.slice(end, end + CONTEXT_LETTERS);
  const isLimit = LIMIT_AFTER.test(rest) || LIMIT_BEFORE.test(said);
  if (isLimit && (isSigned || isPriced(plain, index, end))) return true;
  return HOUR_AFTER.test(rest) && (isLimit || isOffered(said, isSigned));
}

/** '1.500', '1,500' and "1'500" are fifteen hundred; '99,50' and '99.50' are ninety-nine and a half. Returns minor units (hundredths). */
function amountOf(digits: string): number {
  const grouped = /^\d{1,3}(?:[.,' ]\d{3})+$/.test(digits);
  const plain = grouped ? digits.replace(/\D/g, "") : digits.replace(",", ".");
  return Math.round(Number(plain) * 100);
}
