import { type Asks, SPECIFIED_ASKS } from "./asks";

/** All lengths that a site can offer, in minutes: up to a working day, in steps of a quarter of an hour. */
export const DURATION_OPTIONS = [
  ...([15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, 180, 195, 210, 225, 240] as const),
  ...([255, 270, 285, 300, 315, 330, 345, 360, 375, 390, 405, 420, 435, 450, 465, 480] as const),
] as const;
export type Duration = (typeof DURATION_OPTIONS)[number];

/** The lengths every site starts with. (signed-in-areas.md 9) */
export const SPECIFIED_DURATIONS: readonly Duration[] = [15, 30, 45, 60, 90];

/** The currencies every site starts with, in the order they are offered (signed-in areas, section 9). */
export const SPECIFIED_CURRENCIES = ["USD", "EUR", "GBP", "CAD", "AUD"] as const;

/** All currencies a site can accept: those above, then the others with a daily reference rate of the European Central Bank. */
export const CURRENCY_OPTIONS = [
  ...SPECIFIED_CURRENCIES,
  ...(["BRL", "CHF", "CNY", "CZK", "DKK", "HKD", "HUF", "IDR", "ILS", "INR", "ISK", "JPY", "KRW"] as const),
  ...(["MXN", "MYR", "NOK", "NZD", "PHP", "PLN", "RON", "SEK", "SGD", "THB", "TRY", "ZAR"] as const),
] as const;
export type Currency = (typeof CURRENCY_OPTIONS)[number];

/** Who may apply to become an advisor: anybody, only people the site invites, or nobody for now. */
export const APPLICANTS = ["anybody", "invited", "nobody"] as const;
export type Applicants = (typeof APPLICANTS)[number];

/** Business rules set by the site's operator. Each change creates a version; what was requested under an older one keeps it. */
export interface Rules {
  /** Whether high demand raises prices. */
  surge: boolean;
  /** Upper limit of the surge multiplier, in tenths. */
  surgeCapTenths: number;
  /** Surcharge for a rush, in percent of the base price. */
  rushPercent: number;
  /** The platform's share of each consultation. */
  platformFeeBasisPoints: number;
  /** Hours until an unanswered request expires. */
  expiryHours: number;
  /** Clients who cancel at least this many hours before the start get a full refund. */
  wholeRefundHours: number;
  /** Clients who cancel at least this many hours before the start get a partial refund; 0: until the start. Less than `wholeRefundHours`. */
  partRefundHours: number;
  /** The partial refund, in percent; 0 for none. */
  partRefundPercent: number;
  /** Minimum break after each consultation in an advisor's calendar. */
  bufferMinutes: number;
  /** The lengths offered, shortest first: at least one. */
  durations: readonly Duration[];
  /** Currencies advisors may price in: at least one. An advisor who already uses another one keeps it. */
  currencies: readonly Currency[];
  /** Who may apply to become an advisor. */
  applicants: Applicants;
  /** Which optional parts an application asks for. */
  asks: Asks;
}

/** The specified rules (decisions, section 3), with which a new site starts. */
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
  durations: SPECIFIED_DURATIONS,
  currencies: SPECIFIED_CURRENCIES,
  applicants: "anybody",
  asks: SPECIFIED_ASKS,
};

/** Bounds of each rule, inclusive. */
export const RULE_BOUNDS = {
  surgeCapTenths: { least: 11, most: 20 },
  rushPercent: { least: 0, most: 100 },
  platformFeeBasisPoints: { least: 0, most: 10_000 },
  // A card authorisation lasts a week.
  expiryHours: { least: 2, most: 120 },
  wholeRefundHours: { least: 2, most: 336 },
  partRefundHours: { least: 0, most: 335 },
  partRefundPercent: { least: 0, most: 99 },
  bufferMinutes: { least: 0, most: 120 },
} as const;

/** The version of the specified rules, with which every site starts. */
export const FIRST_RULES_VERSION = 0;

/** Rules with their version, as stored with quotes and consultations. */
export interface VersionedRules extends Rules {
  version: number;
}

/** The rules every site starts with. */
export const FIRST_RULES: VersionedRules = { version: FIRST_RULES_VERSION, ...SPECIFIED_RULES };

/** Fills in the specified value for every rule that did not exist yet when `kept` was stored. */
export const completeRules = (kept: Partial<Rules>): Rules => ({ ...SPECIFIED_RULES, ...kept, asks: { ...SPECIFIED_ASKS, ...kept.asks } });
