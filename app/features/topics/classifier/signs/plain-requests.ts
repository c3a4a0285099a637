import { namesAnArea } from "../../vocabulary/topics-in-text";
import { besidePreferences } from "../preference-words";
import { BOOKS, COMPANY, FIND, NOT, OF_PAYROLL, PAYROLL, SMALL, STAFF } from "./business-words-of-requests";
import {
  BUSINESS,
  BUY,
  CLOSE,
  COSTS,
  CUSTOMERS,
  FEW,
  GROW,
  LESS,
  MORE,
  PRICES,
  RAISE,
  SALES,
  SAVE,
  SELL,
  SPEND,
  START,
  TAXES,
  TURNOVER,
} from "./request-words";

/** What owners wish for in the plainest words: one of each of `signs` is said, and nothing else. */
interface PlainRequest {
  areas: Readonly<Record<string, number>>;
  signs: readonly RegExp[];
  /** Whether a no belongs to it: 'I find no staff'. */
  isOfLack?: boolean;
  /** Further words that say nothing beside it. */
  beside?: ReadonlySet<string>;
}

const MORE_SALES = { Sales: 0.8, Marketing: 0.15 };
const LOWER_COSTS = { Finance: 0.8, Operations: 0.1, Procurement: 0.05 };

const REQUESTS: readonly PlainRequest[] = [
  { areas: { "Business Strategy": 0.8, "Startup Growth": 0.15 }, signs: [GROW, COMPANY] },
  { areas: MORE_SALES, signs: [either(MORE, FIND, RAISE), CUSTOMERS] },
  { areas: MORE_SALES, signs: [FEW, CUSTOMERS], isOfLack: true },
  { areas: MORE_SALES, signs: [either(MORE, RAISE), SALES] },
  { areas: MORE_SALES, signs: [MORE, SELL] },
  { areas: { Sales: 0.8, "Business Strategy": 0.15 }, signs: [either(MORE, RAISE), TURNOVER] },
  { areas: { Sales: 0.8, "Business Strategy": 0.15 }, signs: [MORE, BUSINESS] },
  { areas: LOWER_COSTS, signs: [LESS, COSTS] },
  { areas: LOWER_COSTS, signs: [SPEND] },
  { areas: LOWER_COSTS, signs: [SAVE, COMPANY] },
  { areas: { "Business Strategy": 0.8, Finance: 0.1, Sales: 0.05 }, signs: [RAISE, PRICES] },
  { areas: { "Tax and Accounting": 0.8 }, signs: [LESS, TAXES] },
  { areas: { Entrepreneurship: 0.8, "Corporate Law": 0.1 }, signs: [START, COMPANY] },
  { areas: { "Mergers and Acquisitions": 0.8, "Business Strategy": 0.1 }, signs: [either(SELL, BUY), COMPANY] },
  { areas: { "Corporate Law": 0.8, "Tax and Accounting": 0.1 }, signs: [CLOSE, COMPANY] },
  { areas: { "Human Resources": 0.8 }, signs: [FIND, STAFF], isOfLack: true },
  { areas: { "Human Resources": 0.8, "Tax and Accounting": 0.15 }, signs: [PAYROLL], beside: OF_PAYROLL },
  { areas: { "Tax and Accounting": 0.8 }, signs: [BOOKS], beside: OF_PAYROLL },
];

/** A longer text tells of more than a wish. */
const MAX_WORDS = 14;
/** Where it is wished for: 'for my bakery', 'in unserem kleinen Café'. */
const TAIL =
  / (?:for|in|at|of|fur|bei|im|am|pour|dans|chez|para|en|de|del|per|nel|nella|di|del|della) (?:(?:my|our|a|an|the|mein\w*|unser\w*|ein\w*|de[rnm]|das|mon|ma|mes|notre|nos|un|une|le|la|l|mi|mis|nuestr\w+|una|el|mi[oa]|nostr[oa]|il|lo|\d+|two|three|four|five|six|zwei|drei|vier|funf|sechs|deux|trois|quatre|cinq|six|dos|tres|cuatro|cinco|seis|due|quattro|cinque|sei))(?: \w+){1,3}$/;

const OR_NOT = / (?:or not|oder nicht|ou (?:pas|non)|o no|oppure no)$/;

/** Returns the areas of a text that is nothing but such a wish, of folded words. */
export function areasRequested(words: readonly string[]): Readonly<Record<string, number>> | undefined {
  if (words.length > MAX_WORDS) return undefined;
  const all = ` ${words.join(" ").replace(OR_NOT, "")} `;
  const isDenied = NOT.test(all);
  const tail = TAIL.exec(all.trimEnd())?.[0] ?? "";
  const head = tail !== "" && !namesAnArea(tail) ? `${all.slice(0, all.length - tail.length - 1)} ` : all;
  const request = REQUESTS.find((each) => (each.isOfLack || !isDenied) && [all, head].some((said) => saysOnly(said, each)));
  return request?.areas;
}

function saysOnly(said: string, { signs, beside }: PlainRequest): boolean {
  let rest = said;
  for (const sign of signs) {
    if (!sign.test(rest)) return false;
    rest = rest.replace(sign, " ");
  }
  return besidePreferences(rest.replace(COMPANY, " ")).beside.every((word) => SMALL.has(word) || beside?.has(word));
}

function either(...signs: readonly RegExp[]): RegExp {
  // pattern: fixed words, as in each of them.
  return new RegExp(signs.map(({ source }) => source).join("|"));
}
