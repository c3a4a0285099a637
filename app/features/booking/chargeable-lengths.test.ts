import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_AMOUNT_MINOR, MAX_HOURLY_RATE_MINOR } from "#app/features/money/money";
import { DURATION_OPTIONS, RULE_BOUNDS, SPECIFIED_RULES } from "#app/features/rules/rules";
import { isChargeable, withChargeable } from "#app/features/schedule/chargeable-lengths";
import { priceConsultation } from "./pricing";

test("a length can be charged exactly where its dearest price can be stored", () => {
  const { least, most } = RULE_BOUNDS.rushPercent;
  const rules = fc.record({
    surge: fc.boolean(),
    surgeCapTenths: fc.integer({ min: 10, max: 20 }),
    rushPercent: fc.integer({ min: least, max: most }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: MAX_HOURLY_RATE_MINOR }),
      fc.constantFrom(...DURATION_OPTIONS),
      rules,
      (hourlyRate, minutes, each) => {
        const surgeMultiplierTenths = each.surge ? each.surgeCapTenths : 10;
        const dearest = priceConsultation({ hourlyRate, minutes, urgency: "rush", surgeMultiplierTenths, rules: each });
        expect(isChargeable(hourlyRate, minutes, each)).toBe(dearest.totalPrice <= MAX_AMOUNT_MINOR);
      },
    ),
  );
});

test("the most that can be stored can be charged, and one minor unit more cannot", () => {
  const rules = { surge: true, surgeCapTenths: 20, rushPercent: 0 };
  expect(isChargeable(MAX_AMOUNT_MINOR / 10, 300, rules)).toBe(true);
  expect(isChargeable(MAX_AMOUNT_MINOR / 2, 60, rules)).toBe(true);
  expect(isChargeable(MAX_AMOUNT_MINOR / 2 + 1, 60, rules)).toBe(false);
});

test("of an hourly rate the lengths that can be charged are left, and nothing else of the rules changes", () => {
  const rules = { ...SPECIFIED_RULES, durations: [60, 240, 480] as const, rushPercent: 100 };
  expect(withChargeable(rules, 100_00)).toEqual(rules);
  expect(withChargeable({ ...rules, durations: [60, 240, 480] }, MAX_HOURLY_RATE_MINOR)).toEqual({ ...rules, durations: [60] });
});
