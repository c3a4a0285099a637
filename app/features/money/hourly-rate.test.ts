import fc from "fast-check";
import { expect, test } from "vitest";
import { highestRate } from "#app/features/rules/highest-rate";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { plainAmount } from "#app/ui/text/minor-units";
import { isRate, rateInMinorUnits, readAmount, readHundredths } from "./hourly-rate";
import { CURRENCIES, type Currency, fromHundredths, inHundredths, MAX_HOURLY_RATE_MINOR } from "./money";

const currency = fc.constantFrom(...CURRENCIES);

test("a rate is typed in whole units and read in hundredths", () => {
  expect(readHundredths("150")).toBe(150_00);
  expect(readHundredths(" 87.5 ")).toBe(87_50);
  expect(readHundredths("99,99")).toBe(99_99);
  expect(readHundredths("1 200")).toBe(1200_00);
});

test("thousands are read where the other sign parts the decimals, and refused where it may be either", () => {
  expect(["1,500.50", "1.500,5", "1 500,50", "1.234.567,00"].map(readHundredths)).toEqual([1500_50, 1500_50, 1500_50, 1_234_567_00]);
  expect(["1.500", "1,500", "1.234.567", "1,500,50", "0.500,50"].map(readHundredths)).toEqual(Array(5).fill(null));
});

test("what is no number is no rate", () => {
  for (const text of [
    "",
    " ",
    "abc",
    "NaN",
    "Infinity",
    "1e9",
    "0x10",
    "0.234",
    "01.234",
    "1.2345",
    "1,234,56",
    "1,234.567",
    "1.234,5.6",
    "1,2,3",
    "150 USD",
  ]) {
    expect(readHundredths(text)).toBeNull();
    expect(readAmount(text, "EUR")).toBeNull();
  }
});

test("every amount of every currency comes back as it was written, whatever its smallest unit is", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_HOURLY_RATE_MINOR }), currency, (minor, code) => {
      expect(readAmount(plainAmount(minor, code), code)).toBe(minor);
      expect(fromHundredths(inHundredths(minor, code), code)).toBe(minor);
    }),
  );
});

test("an amount may have its own currency beside it, as pages write it, and no other", () => {
  for (const typed of ["£60.50", "60.50 £", "GBP 60.50", "60,50 gbp", " 60.50 ", "£ 60.50"])
    expect([typed, readAmount(typed, "GBP")]).toEqual([typed, 60_50]);
  expect(readAmount("€139,50", "EUR")).toBe(139_50);
  expect(readAmount("1500 JPY", "JPY")).toBe(1500);
  for (const typed of ["$60", "60 EUR", "££60", "£", "GBP", "£60£0", "sixty"])
    expect([typed, readAmount(typed, "GBP")]).toEqual([typed, null]);
});

test("a currency without a smaller unit knows no part of one: an amount is refused, a rate rounded with a half going up", () => {
  expect(["1500", "1500.00", "1500,5", "1500.05"].map((text) => readAmount(text, "JPY"))).toEqual([1500, 1500, null, null]);
  expect(["1500", "1500,5", "1500.05"].map((text) => readAmount(text, "CHF"))).toEqual([1500_00, 1500_50, 1500_05]);
  expect([fromHundredths(1500_49, "HUF"), fromHundredths(1500_50, "HUF")]).toEqual([1500, 1501]);
});

test("a rate is at least 1 and at most 10,000 an hour, and as much in a currency whose units are small", () => {
  const inEuros = (minor: number) => isRate(inHundredths(minor, "EUR"), SPECIFIED_RULES);
  expect([99, 100, 1_000_000, 1_000_001, 0, -100].map(inEuros)).toEqual([false, true, true, false, false, false]);
  const inYen = (minor: number) => isRate(inHundredths(minor, "JPY"), { currencies: ["JPY"] });
  expect([0, 1, 1_000_000, 1_000_001].map(inYen)).toEqual([false, true, true, false]);
});

test("the highest rate that a site names is one that it takes, a hundred million rupiah at most", () => {
  const isTaken = (units: number, currencies: readonly Currency[]) => isRate(units * 100, { currencies });
  fc.assert(
    fc.property(fc.subarray([...CURRENCIES], { minLength: 1 }), (currencies) => {
      const named = highestRate({ currencies });
      expect([isTaken(named, currencies), isTaken(named + 1, currencies)]).toEqual([true, false]);
    }),
  );
  expect(["EUR", "JPY", "KRW", "IDR"].map((each) => highestRate({ currencies: [each as Currency] }))).toEqual([
    10_000, 1_000_000, 10_000_000, 100_000_000,
  ]);
});

test("whatever a site accepts, no rate is too large to be charged", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), currency, fc.subarray([...CURRENCIES], { minLength: 1 }), (hundredths, code, currencies) => {
      fc.pre(isRate(hundredths, { currencies }));
      expect(rateInMinorUnits(hundredths, code)).toBeLessThanOrEqual(MAX_HOURLY_RATE_MINOR);
      expect(rateInMinorUnits(hundredths, code)).toBeGreaterThan(0);
      if (currencies.length === 1 && currencies[0] === code)
        expect(rateInMinorUnits(hundredths, code)).toBe(fromHundredths(hundredths, code));
    }),
  );
});
