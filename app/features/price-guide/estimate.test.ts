import fc from "fast-check";
import { expect, test } from "vitest";
import { netForAdvisor, priceConsultation, URGENCIES } from "#app/features/booking/pricing";
import { surgeTenths } from "#app/features/matching/surge";
import { CURRENCIES, fromHundredths } from "#app/features/money/money";
import { highestRate, MIN_RATE } from "#app/features/rules/highest-rate";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { type Spelling, spellingIn } from "#app/ui/text/spelling";
import { ESTIMATE_FIELDS, type EstimateAnswers, estimatePrice, firstAnswers, readAnswers } from "./estimate";
import { MAX_COUNTED } from "./limits";
import { priceGuideMessages } from "./messages";

const FIRST_ANSWERS = firstAnswers(SPECIFIED_RULES);
const withAnswers = (changes: Partial<EstimateAnswers>) => estimatePrice({ ...FIRST_ANSWERS, ...changes }, SPECIFIED_RULES);
const ENGLISH = spellingIn("en");
const rateIn = (spelling: Spelling) => (rate: string) => {
  const result = estimatePrice(readAnswers(new URLSearchParams({ rate }), SPECIFIED_RULES, spelling), SPECIFIED_RULES);
  return result.ok ? result.estimate.hourlyRate : null;
};
const rateOf = rateIn(ENGLISH);

test("what the calculator shows is what would be charged, and what the advisor would receive", () => {
  const answers = fc.record({
    rate: fc.integer({ min: MIN_RATE * 100, max: highestRate(SPECIFIED_RULES) * 100 }),
    minutes: fc.constantFrom(...SPECIFIED_RULES.durations),
    urgency: fc.constantFrom(...URGENCIES),
    currency: fc.constantFrom(...CURRENCIES),
    requests: fc.nat(MAX_COUNTED),
    advisors: fc.nat(MAX_COUNTED),
    changed: fc.record({
      surge: fc.boolean(),
      surgeCapTenths: fc.integer({ min: 11, max: 20 }),
      rushPercent: fc.nat(100),
      platformFeeBasisPoints: fc.nat(10_000),
    }),
  });
  fc.assert(
    fc.property(answers, ({ rate, minutes, urgency, currency, requests, advisors, changed }) => {
      const rules = { ...SPECIFIED_RULES, ...changed, currencies: [currency] };
      const hourlyRate = fromHundredths(rate, currency);
      const cents = String(rate).padStart(3, "0");
      const typed = `${cents.slice(0, -2)}.${cents.slice(-2)}`;
      const numbers = { minutes: String(minutes), requests: String(requests), advisors: String(advisors) };
      const result = estimatePrice({ rate: typed, urgency, currency, ...numbers }, rules);
      if (!result.ok) throw new Error(JSON.stringify(result));
      const tenths = surgeTenths({ activeRequests: requests, availableAdvisors: advisors }, rules);
      const price = priceConsultation({ hourlyRate, minutes, urgency, surgeMultiplierTenths: tenths, rules });
      expect(result.estimate).toMatchObject({
        hourlyRate,
        currency,
        surgeTenths: tenths,
        price,
        net: netForAdvisor(price.totalPrice, rules.platformFeeBasisPoints),
      });
      expect(result.estimate.fee + result.estimate.net).toBe(price.totalPrice);
    }),
  );
});

test("an hourly rate is read as people write it, to the cent", () => {
  expect(["120", " 120 ", "87.5", "87,50", "1,200", "1,200.05", "1", "10,000"].map(rateOf)).toEqual([
    12000, 12000, 8750, 8750, 120000, 120005, 100, 1000000,
  ]);
  expect(["1.200", "1.200,05", "87,50", "87.5", "1,200"].map(rateIn(spellingIn("de")))).toEqual([120000, 120005, 8750, 8750, null]);
});

test("what is no hourly rate gets its sentence", () => {
  const wrong = [
    "",
    " ",
    "0",
    "0.00",
    "0.99",
    "-5",
    "NaN",
    "Infinity",
    "1e400",
    "1e3",
    "0x10",
    "10000.01",
    "1.234",
    "12,34,56",
    "😀",
    "٣٤",
    "$120",
    "9".repeat(400),
    "<b>1</b>",
    "\u0000",
  ];
  for (const rate of wrong) expect(withAnswers({ rate }), rate).toEqual({ ok: false, errors: { rate: "priceGuide.rateUnreadable" } });
});

test("the least rate that the sentence names is taken, and a cent less is not", () => {
  const [, least = ""] = /from (\S+) to/.exec(priceGuideMessages.rateUnreadable) ?? [];
  expect(rateOf(least)).toBe(MIN_RATE * 100);
  expect(rateOf(String(Number(least) - 0.01))).toBeNull();
});

test("every other wrong answer gets its sentence, all of them at once", () => {
  const wrong = { rate: "x", currency: "usd", minutes: "31", urgency: "Rush", requests: "-1", advisors: "1.5" };
  expect(estimatePrice(wrong, SPECIFIED_RULES)).toEqual({
    ok: false,
    errors: {
      rate: "priceGuide.rateUnreadable",
      currency: "priceGuide.currencyUnknown",
      minutes: "priceGuide.minutesUnknown",
      urgency: "priceGuide.urgencyUnknown",
      requests: "priceGuide.countUnreadable",
      advisors: "priceGuide.countUnreadable",
    },
  });
  expect(withAnswers({ advisors: String(MAX_COUNTED + 1) }).ok).toBe(false);
});

test("any answers whatever give a price or sentences, never an exception", () => {
  const anything = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("__proto__", "constructor", "1e999", "-0", "９", "0.1"));
  fc.assert(
    fc.property(fc.record(Object.fromEntries(ESTIMATE_FIELDS.map((field) => [field, anything]))), (answers) => {
      const result = estimatePrice(answers as EstimateAnswers, SPECIFIED_RULES);
      expect(result.ok || Object.keys(result.errors).length > 0).toBe(true);
    }),
  );
});

test("an address without answers is the first example, and one with a few keeps the rest", () => {
  expect(readAnswers(new URLSearchParams(), SPECIFIED_RULES, ENGLISH)).toEqual(FIRST_ANSWERS);
  expect(readAnswers(new URLSearchParams("rate=90&rate=5&other=1"), SPECIFIED_RULES, ENGLISH)).toEqual({ ...FIRST_ANSWERS, rate: "90" });
  expect(estimatePrice(FIRST_ANSWERS, SPECIFIED_RULES).ok).toBe(true);
});

test("a length that is not offered has no price, and what stands at first is one that is", () => {
  const rules = { ...SPECIFIED_RULES, durations: [60, 90] as const };
  expect(firstAnswers(rules).minutes).toBe("60");
  expect(estimatePrice(firstAnswers(rules), rules).ok).toBe(true);
  expect(estimatePrice({ ...firstAnswers(rules), minutes: "30" }, rules)).toEqual({
    ok: false,
    errors: { minutes: "priceGuide.minutesUnknown" },
  });
});
