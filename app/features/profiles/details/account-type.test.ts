import { expect, test } from "vitest";
import { ACCOUNT_TYPES } from "#app/features/accounts/schema";
import { canSwitchType, openTypes } from "./account-type";

test("an individual cannot switch to business or organisation", () => {
  expect(canSwitchType("individual", "business", true)).toBe(false);
  expect(canSwitchType("individual", "organisation", true)).toBe(false);
  expect(openTypes("individual", true)).toEqual(["individual"]);
});

test("a business and an organisation may change between each other", () => {
  expect(canSwitchType("business", "organisation", true)).toBe(true);
  expect(canSwitchType("organisation", "business", true)).toBe(true);
  expect(openTypes("business", true)).toEqual(["business", "organisation"]);
});

test("before the choice every type is open", () => {
  expect(openTypes("individual", false)).toEqual([...ACCOUNT_TYPES]);
});
