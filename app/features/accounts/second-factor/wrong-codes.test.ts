import fc from "fast-check";
import { expect, test } from "vitest";
import { countWrongCode, isBudgetSpent, MAX_WRONG_CODES, minutesAfter, type WrongCodes } from "./wrong-codes";

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
      for (const { since } of taken) expect(taken.filter((other) => other.since === since).length).toBeLessThanOrEqual(MAX_WRONG_CODES);
    }),
  );
});

/** The count after wrong codes at these minutes after the first. */
const wrongAt = (...minutes: number[]) =>
  minutes.reduce<WrongCodes>((counted, minute) => countWrongCode(counted, minutesAfter(at, minute)), none);
const isSpentAt = (counted: WrongCodes, minute: number) => isBudgetSpent(counted, minutesAfter(at, minute));

test("the fifteen minutes run from the first wrong code, however late the others come", () => {
  expect(wrongAt(0, 5, 10, 14.9)).toEqual({ wrongCodes: 4, wrongSince: at });
  const five = wrongAt(0, 5, 10, 14, 14.9);
  expect([14.9, 14.99, 15, 29].map((minute) => isSpentAt(five, minute))).toEqual([true, true, false, false]);
});

test("the first wrong code after the fifteen minutes is the first of others, and those run from it", () => {
  const anew = minutesAfter(at, 15);
  expect(wrongAt(0, 5, 10, 14, 15)).toEqual({ wrongCodes: 1, wrongSince: anew });
  expect(wrongAt(0, 5, 10, 14, 15, 29.9)).toEqual({ wrongCodes: 2, wrongSince: anew });
  expect(wrongAt(0, 5, 10, 14, 15, 29.9, 30)).toEqual({ wrongCodes: 1, wrongSince: minutesAfter(at, 30) });
});

test("a wrong code every four minutes locks nobody out, and one every three minutes until the fifteen are over", () => {
  const spentAfter = (pause: number) =>
    Array.from({ length: 30 }, (_, index) => Array.from({ length: index + 1 }, (__, nth) => nth * pause)).filter((minutes) =>
      isSpentAt(wrongAt(...minutes), minutes.at(-1)!),
    );
  expect(spentAfter(4)).toEqual([]);
  expect(spentAfter(3)[0]).toEqual([0, 3, 6, 9, 12]);
  expect(isSpentAt(wrongAt(0, 3, 6, 9, 12), 15)).toBe(false);
});
