import fc from "fast-check";
import { expect, test } from "vitest";
import { isHourlyRate, readHourlyRate } from "./hourly-rate";

test("a rate is typed in whole units and kept in minor units", () => {
  expect(readHourlyRate("150")).toBe(150_00);
  expect(readHourlyRate(" 87.5 ")).toBe(87_50);
  expect(readHourlyRate("99,99")).toBe(99_99);
  expect(readHourlyRate("1 200")).toBe(1200_00);
});

test("what is no number is no rate", () => {
  for (const text of ["", " ", "abc", "NaN", "Infinity", "1e9", "0x10", "1.234", "1,2,3", "150 USD"])
    expect(readHourlyRate(text)).toBeNull();
});

test("every amount of cents comes back as it was typed", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), (cents) => {
      expect(readHourlyRate((cents / 100).toFixed(2))).toBe(cents);
    }),
  );
});

test("a rate is at least 1 and at most 10,000 an hour", () => {
  expect([99, 100, 1_000_000, 1_000_001, 0, -100].map(isHourlyRate)).toEqual([false, true, true, false, false, false]);
});
