import fc from "fast-check";
import { expect, test } from "vitest";
import { countWrongCode, isBudgetSpent, MOST_WRONG_CODES, minutesAfter, type WrongCodes } from "./wrong-codes";

const at = new Date("2026-03-01T12:00:00Z");
const none: WrongCodes = { wrongCodes: 0, wrongSince: null };
const wrong = (times: number) => Array.from({ length: times }).reduce<WrongCodes>((counted) => countWrongCode(counted, at), none);

test("five wrong codes spend the budget for fifteen minutes after the first", () => {
  expect(isBudgetSpent(none, at)).toBe(false);
  expect(isBudgetSpent(wrong(4), at)).toBe(false);
  expect(isBudgetSpent(wrong(5), minutesAfter(at, 14))).toBe(true);
  expect(isBudgetSpent(wrong(5), minutesAfter(at, 15))).toBe(false);
});

test("within any window that began with a wrong code, no more than five are taken", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 60 }), (pauses) => {
      let counted = none;
      let now = at;
      const taken: { since: number }[] = [];
      for (const pause of pauses) {
        now = minutesAfter(now, pause);
        if (isBudgetSpent(counted, now)) continue;
        counted = countWrongCode(counted, now);
        taken.push({ since: counted.wrongSince!.getTime() });
      }
      for (const { since } of taken) expect(taken.filter((other) => other.since === since).length).toBeLessThanOrEqual(MOST_WRONG_CODES);
    }),
  );
});
