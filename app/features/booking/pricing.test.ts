import fc from "fast-check";
import { expect, test } from "vitest";
import { isAmount, MAX_AMOUNT_MINOR, MAX_HOURLY_RATE_MINOR } from "#app/features/money/money";
import { DURATION_OPTIONS, RULE_BOUNDS, SPECIFIED_RULES } from "#app/features/rules/rules";
import { usualDuration } from "#app/features/schedule/durations";
import { DEFAULT_URGENCY, netForAdvisor, type PriceQuestion, platformFee, priceConsultation, URGENCIES } from "./pricing";

const hourlyRate = fc.integer({ min: 0, max: MAX_HOURLY_RATE_MINOR });
/** Every question that some rules allow. */
const question: fc.Arbitrary<PriceQuestion> = fc
  .record({
    hourlyRate,
    minutes: fc.constantFrom(...DURATION_OPTIONS),
    urgency: fc.constantFrom(...URGENCIES),
    surgeMultiplierTenths: fc.integer({ min: 10, max: 20 }),
    rules: fc.record({ rushPercent: fc.integer({ min: RULE_BOUNDS.rushPercent.least, max: RULE_BOUNDS.rushPercent.most }) }),
  })
  .filter(
    ({ hourlyRate: rate, minutes, surgeMultiplierTenths, rules: { rushPercent } }) =>
      ((rate * minutes) / 60) * (surgeMultiplierTenths / 10 + rushPercent / 100) < MAX_AMOUNT_MINOR,
  );
const anHour: PriceQuestion = { hourlyRate: 200_00, minutes: 60, urgency: "normal", surgeMultiplierTenths: 10, rules: SPECIFIED_RULES };
const halfUp = (numerator: bigint, denominator: bigint) => Number((2n * numerator + denominator) / (2n * denominator));

test("the durations and urgencies are those of the specification", () => {
  expect(SPECIFIED_RULES.durations).toEqual([15, 30, 45, 60, 90]);
  expect([DURATION_OPTIONS.at(0), DURATION_OPTIONS.at(-1), DURATION_OPTIONS.every((minutes) => minutes % 15 === 0)]).toEqual([
    15,
    480,
    true,
  ]);
  expect(usualDuration(SPECIFIED_RULES)).toBe(30);
  expect(URGENCIES).toEqual(["normal", "rush"]);
  expect(DEFAULT_URGENCY).toBe("normal");
  expect(SPECIFIED_RULES.rushPercent).toBe(15);
});

test("an hour without surge or rush costs the hourly rate", () => {
  expect(priceConsultation(anHour)).toEqual({
    basePrice: 200_00,
    surgeAmount: 0,
    rushFee: 0,
    totalPrice: 200_00,
    lines: [{ code: "base", amount: 200_00 }],
  });
});

test("rush adds 15% of the base price, and surge does not swell it", () => {
  expect(priceConsultation({ ...anHour, urgency: "rush" }).rushFee).toBe(30_00);
  expect(priceConsultation({ ...anHour, urgency: "rush", surgeMultiplierTenths: 20 }).rushFee).toBe(30_00);
});

test("a surge of 1.3 adds 30% of the base price, and rush does not swell it", () => {
  expect(priceConsultation({ ...anHour, surgeMultiplierTenths: 13 }).surgeAmount).toBe(60_00);
  expect(priceConsultation({ ...anHour, surgeMultiplierTenths: 13, urgency: "rush" }).surgeAmount).toBe(60_00);
});

test("the parts are itemised in order: base, surge, rush", () => {
  const price = priceConsultation({ hourlyRate: 150_00, minutes: 90, urgency: "rush", surgeMultiplierTenths: 12, rules: SPECIFIED_RULES });
  expect(price.lines).toEqual([
    { code: "base", amount: 225_00 },
    { code: "surge", amount: 45_00 },
    { code: "rush", amount: 33_75 },
  ]);
  expect(price.totalPrice).toBe(303_75);
});

test("the base price rounds a half cent up", () => {
  expect(priceConsultation({ ...anHour, hourlyRate: 2, minutes: 15 }).basePrice).toBe(1);
  expect(priceConsultation({ ...anHour, hourlyRate: 99_99, minutes: 30 }).basePrice).toBe(50_00);
});

test("nothing is free, however small the rate and short the time", () => {
  expect(priceConsultation({ ...anHour, hourlyRate: 1, minutes: 15 })).toMatchObject({ basePrice: 1, totalPrice: 1 });
  expect(priceConsultation({ ...anHour, hourlyRate: 0, minutes: 15 }).totalPrice).toBe(0);
});

test("rush is 15% of the rounded base price, a half cent going up", () => {
  expect(priceConsultation({ ...anHour, hourlyRate: 10, urgency: "rush" }).rushFee).toBe(2);
  expect(priceConsultation({ ...anHour, hourlyRate: 9, urgency: "rush" }).rushFee).toBe(1);
});

test("every part equals the exact fraction rounded once, and the total is their sum", () => {
  fc.assert(
    fc.property(question, (asked) => {
      const price = priceConsultation(asked);
      expect(price.basePrice).toBe(Math.max(Math.min(asked.hourlyRate, 1), halfUp(BigInt(asked.hourlyRate * asked.minutes), 60n)));
      expect(price.surgeAmount).toBe(halfUp(BigInt(price.basePrice) * BigInt(asked.surgeMultiplierTenths - 10), 10n));
      expect(price.rushFee).toBe(asked.urgency === "rush" ? halfUp(BigInt(price.basePrice) * BigInt(asked.rules.rushPercent), 100n) : 0);
      expect(price.totalPrice).toBe(price.basePrice + price.surgeAmount + price.rushFee);
    }),
  );
});

test("every price is a whole amount of at least the base price, and its lines sum to the total", () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { basePrice, totalPrice, lines } = priceConsultation(asked);
      expect([basePrice, totalPrice, ...lines.map((line) => line.amount)].every(isAmount)).toBe(true);
      expect(totalPrice).toBeGreaterThanOrEqual(basePrice);
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(totalPrice);
    }),
  );
});

test("a higher rate, a longer time, more surge, rush or a higher fee for it never costs less", () => {
  fc.assert(
    fc.property(question, question, (one, other) => {
      const dearer: PriceQuestion = {
        hourlyRate: Math.max(one.hourlyRate, other.hourlyRate),
        minutes: Math.max(one.minutes, other.minutes),
        urgency: one.urgency === "rush" ? "rush" : other.urgency,
        surgeMultiplierTenths: Math.max(one.surgeMultiplierTenths, other.surgeMultiplierTenths),
        rules: { rushPercent: Math.max(one.rules.rushPercent, other.rules.rushPercent) },
      };
      expect(priceConsultation(dearer).totalPrice).toBeGreaterThanOrEqual(priceConsultation(one).totalPrice);
    }),
  );
});

test("what no form can have sent has no price", () => {
  for (const wrong of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_HOURLY_RATE_MINOR + 1]) {
    expect(() => priceConsultation({ ...anHour, hourlyRate: wrong })).toThrow(RangeError);
  }
  for (const wrong of [0, 20, 495, -30, Number.NaN]) expect(() => priceConsultation({ ...anHour, minutes: wrong })).toThrow(RangeError);
  for (const wrong of [0, 9, 21, 10.5, Number.NaN]) {
    expect(() => priceConsultation({ ...anHour, surgeMultiplierTenths: wrong })).toThrow(RangeError);
  }
  expect(() => priceConsultation({ ...anHour, urgency: "Rush" as never })).toThrow(RangeError);
});

test("without a platform fee the advisor receives the whole total", () => {
  expect(netForAdvisor(200_00, 0)).toBe(200_00);
});

test("a platform fee of 12.5% is kept from the total, a half cent going to the platform", () => {
  expect(platformFee(200_00, 1250)).toBe(25_00);
  expect(netForAdvisor(200_00, 1250)).toBe(175_00);
  expect(netForAdvisor(4, 1250)).toBe(3);
});

test("fee and net always make up the total, and neither is negative", () => {
  fc.assert(
    fc.property(question, fc.integer({ min: 0, max: 10_000 }), (asked, basisPoints) => {
      const { totalPrice } = priceConsultation(asked);
      expect(platformFee(totalPrice, basisPoints) + netForAdvisor(totalPrice, basisPoints)).toBe(totalPrice);
      expect(isAmount(netForAdvisor(totalPrice, basisPoints))).toBe(true);
    }),
  );
});

test("a fee below nothing or above the whole is refused", () => {
  expect(() => platformFee(100, 10_001)).toThrow(RangeError);
  expect(() => platformFee(100, -1)).toThrow(RangeError);
});
