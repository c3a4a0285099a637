import { type Asks, SPECIFIED_ASKS } from "./asks";

/** How long a consultation may be, in minutes. (signed-in-areas.md 9) */
export const DURATION_OPTIONS = [15, 30, 45, 60, 90] as const;
export type Duration = (typeof DURATION_OPTIONS)[number];

/** The currencies that every site begins with, in the order they are offered (signed-in areas, section 9). */
export const SPECIFIED_CURRENCIES = ["USD", "EUR", "GBP", "CAD", "AUD"] as const;

/**
 * All that a site can accept: those first, then the others of which the European Central Bank tells a rate each day.
 */
export const CURRENCY_OPTIONS = [
  ...SPECIFIED_CURRENCIES,
  ...(["BRL", "CHF", "CNY", "CZK", "DKK", "HKD", "HUF", "IDR", "ILS", "INR", "ISK", "JPY", "KRW"] as const),
  ...(["MXN", "MYR", "NOK", "NZD", "PHP", "PLN", "RON", "SEK", "SGD", "THB", "TRY", "ZAR"] as const),
] as const;
export type Currency = (typeof CURRENCY_OPTIONS)[number];

/** Who may apply to advise: anybody, those alone whom the site invites, or nobody for now. */
export const APPLICANTS = ["anybody", "invited", "nobody"] as const;
export type Applicants = (typeof APPLICANTS)[number];

/** What whoever runs the site decides about how it does business. A change makes a new version; what was asked for under an old one keeps it. */
export interface Rules {
  /** Whether demand adds to a price. */
  surge: boolean;
  /** The multiplier that no surge passes, in tenths. */
  surgeCapTenths: number;
  /** What rush adds, in percent of the base price. */
  rushPercent: number;
  /** What the platform keeps of each consultation. */
  platformFeeBasisPoints: number;
  /** How long a request waits for an answer. */
  expiryHours: number;
  /** How many hours before the start a client still cancels for nothing. */
  wholeRefundHours: number;
  /** How many hours before the start a part still goes back; 0 until the start itself. Less than `wholeRefundHours`. */
  partRefundHours: number;
  /** That part; 0 where nothing goes back. */
  partRefundPercent: number;
  /** How long an advisor's day stays free after each consultation, at least. */
  bufferMinutes: number;
  /** The lengths that are offered, from the shortest: at least one. */
  durations: readonly Duration[];
  /** In which currencies advisors may price: at least one. Who prices in another one keeps it. */
  currencies: readonly Currency[];
  /** Who may apply to advise. */
  applicants: Applicants;
  /** What an application asks. */
  asks: Asks;
}

/** The rules as they are specified (decisions, section 3), which a new site begins with. */
export const SPECIFIED_RULES: Rules = {
  surge: true,
  surgeCapTenths: 20,
  rushPercent: 15,
  platformFeeBasisPoints: 0,
  expiryHours: 48,
  wholeRefundHours: 24,
  partRefundHours: 2,
  partRefundPercent: 50,
  bufferMinutes: 0,
  durations: DURATION_OPTIONS,
  currencies: SPECIFIED_CURRENCIES,
  applicants: "anybody",
  asks: SPECIFIED_ASKS,
};

/** Between what a rule may lie, both included. */
export const RULE_BOUNDS = {
  surgeCapTenths: { least: 11, most: 20 },
  rushPercent: { least: 0, most: 100 },
  platformFeeBasisPoints: { least: 0, most: 10_000 },
  // A card stays authorised for a week.
  expiryHours: { least: 2, most: 120 },
  wholeRefundHours: { least: 2, most: 336 },
  partRefundHours: { least: 0, most: 335 },
  partRefundPercent: { least: 0, most: 99 },
  bufferMinutes: { least: 0, most: 120 },
} as const;

/** The version of the rules as they are specified, which every site begins with. */
export const FIRST_RULES_VERSION = 0;

/** Rules with their version, as a quote and a consultation keep it. */
export interface VersionedRules extends Rules {
  version: number;
}

/** The rules that every site begins with. */
export const FIRST_RULES: VersionedRules = { version: FIRST_RULES_VERSION, ...SPECIFIED_RULES };

/** Rules as they were kept, with what is specified for those that were not asked for then. */
export const completeRules = (kept: Partial<Rules>): Rules => ({ ...SPECIFIED_RULES, ...kept, asks: { ...SPECIFIED_ASKS, ...kept.asks } });
