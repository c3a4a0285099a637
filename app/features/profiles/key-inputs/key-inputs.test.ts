import fc from "fast-check";
import { expect, test } from "vitest";
import { CURRENCIES } from "#app/features/money/money";
import { budgetFromMinorUnits, budgetToMinorUnits, keyInputFields } from "./key-inputs";

const budget = (text: string) => keyInputFields.hourlyBudget.safeParse(text);

test("a budget is an amount with at most two decimals, by point or comma", () => {
  expect(budget("150").data).toBe("150");
  expect(budget("150,5").data).toBe("150.50");
  expect(budget(" 1 250.00 ").data).toBe("1250");
  expect(budget("").data).toBe("");
  for (const text of ["€ 90", "free", "90 an hour"]) expect(budget(text).error?.issues[0]?.message, text).toBe("profiles.budgetUnreadable");
  for (const text of ["0", "10001"]) expect(budget(text).error?.issues[0]?.message, text).toBe("profiles.budgetInvalid");
  for (const text of ["0", "-1", "1e9", "12.345", "10001", "NaN", "free"]) expect(budget(text).success, text).toBe(false);
});

test("a budget becomes minor units and back without a cent lost", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...CURRENCIES), (minor, currency) => {
      expect(budgetToMinorUnits(budgetFromMinorUnits(minor, currency), currency)).toBe(minor);
    }),
  );
  expect(budgetToMinorUnits("", "EUR")).toBeNull();
  expect([null, 150_50, 150_00].map((minor) => budgetFromMinorUnits(minor, "EUR"))).toEqual(["", "150.50", "150"]);
  expect([budgetToMinorUnits("150.5", "EUR"), budgetToMinorUnits("150.5", "JPY")]).toEqual([150_50, 151]);
});

test("urgency and company size come from their lists", () => {
  expect(keyInputFields.urgency.safeParse("now").success).toBe(true);
  expect(keyInputFields.urgency.safeParse("yesterday").success).toBe(false);
  expect(keyInputFields.companySize.safeParse("1000+").success).toBe(true);
});
