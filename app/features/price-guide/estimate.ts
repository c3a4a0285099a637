import {
  DEFAULT_URGENCY,
  isUrgency,
  netForAdvisor,
  type Price,
  platformFee,
  priceConsultation,
  type Urgency,
} from "#app/features/booking/pricing";
import { type Demand, surgeTenths } from "#app/features/matching/surge";
import { isAccepted, siteCurrency } from "#app/features/money/accepted-currencies";
import { isRate, rateInMinorUnits, readHundredths } from "#app/features/money/hourly-rate";
import { type Currency, isCurrency } from "#app/features/money/money";
import { magnitudeOf } from "#app/features/rules/highest-rate";
import type { Duration, Rules } from "#app/features/rules/rules";
import { isOffered, usualDuration } from "#app/features/schedule/durations";
import { FIRST_RATE } from "./limits";
import { readCount } from "./typed-numbers";

export const ESTIMATE_FIELDS = ["rate", "currency", "minutes", "urgency", "requests", "advisors"] as const;
export type EstimateField = (typeof ESTIMATE_FIELDS)[number];
export type EstimateAnswers = Record<EstimateField, string>;

/** The calculator's initial values. */
export const firstAnswers = (rules: Rules): EstimateAnswers => ({
  rate: String(FIRST_RATE * magnitudeOf(siteCurrency(rules))),
  currency: siteCurrency(rules),
  minutes: String(usualDuration(rules)),
  urgency: DEFAULT_URGENCY,
  requests: "4",
  advisors: "4",
});

export interface Estimate {
  /** Minor units of the currency per hour. */
  hourlyRate: number;
  currency: Currency;
  minutes: Duration;
  urgency: Urgency;
  demand: Demand;
  surgeTenths: number;
  price: Price;
  /** The platform's fee out of the total, and what the advisor receives, in minor units. */
  fee: number;
  net: number;
}

const PROBLEMS = {
  rate: "priceGuide.rateUnreadable",
  currency: "priceGuide.currencyUnknown",
  minutes: "priceGuide.minutesUnknown",
  urgency: "priceGuide.urgencyUnknown",
  requests: "priceGuide.countUnreadable",
  advisors: "priceGuide.countUnreadable",
} as const satisfies Record<EstimateField, string>;

export type EstimateErrors = Partial<Record<EstimateField, (typeof PROBLEMS)[EstimateField]>>;
export type EstimateResult = { ok: true; estimate: Estimate } | { ok: false; errors: EstimateErrors };

type Given = { get(name: string): unknown };

/** Reads the values of a form or URL; missing ones get the initial value, long ones are cut. `plain` parses an amount in the viewer's number format. */
export function readAnswers(given: Given, rules: Rules, { plain }: { plain: (typed: string) => string }): EstimateAnswers {
  const first = firstAnswers(rules);
  const answer = (field: EstimateField) => [field, String(given.get(field) ?? first[field]).slice(0, 40)];
  const answers = Object.fromEntries(ESTIMATE_FIELDS.map(answer)) as EstimateAnswers;
  return { ...answers, rate: plain(answers.rate) };
}

/**
 * Computes the price of a consultation with the functions that charge it, under the given rules, or returns an error (message key) for each invalid value.
 * (decisions, section 3: Price)
 */
export function estimatePrice(answers: EstimateAnswers, rules: Rules): EstimateResult {
  const rate = readHundredths(answers.rate);
  const { currency, urgency } = answers;
  const minutes = readCount(answers.minutes);
  const activeRequests = readCount(answers.requests);
  const availableAdvisors = readCount(answers.advisors);
  const isReadable = rate !== null && isRate(rate, rules);
  const isDemand = activeRequests !== null && availableAdvisors !== null;
  if (
    !isReadable ||
    !isCurrency(currency) ||
    !isAccepted(currency, rules) ||
    !isOffered(minutes, rules) ||
    !isUrgency(urgency) ||
    !isDemand
  ) {
    const isRight = {
      rate: isReadable,
      currency: isAccepted(currency, rules),
      minutes: isOffered(minutes, rules),
      urgency: isUrgency(urgency),
      requests: activeRequests !== null,
      advisors: availableAdvisors !== null,
    };
    const wrong = ESTIMATE_FIELDS.filter((field) => !isRight[field]);
    return { ok: false, errors: Object.fromEntries(wrong.map((field) => [field, PROBLEMS[field]])) };
  }
  const hourlyRate = rateInMinorUnits(rate, currency);
  const demand = { activeRequests, availableAdvisors };
  const tenths = surgeTenths(demand, rules);
  const price = priceConsultation({ hourlyRate, minutes, urgency, surgeMultiplierTenths: tenths, rules });
  const fee = platformFee(price.totalPrice, rules.platformFeeBasisPoints);
  const net = netForAdvisor(price.totalPrice, rules.platformFeeBasisPoints);
  return { ok: true, estimate: { hourlyRate, currency, minutes, urgency, demand, surgeTenths: tenths, price, fee, net } };
}
