import { expect, test } from "vitest";
import { COMPLETENESS_CHECKS, completenessOf } from "./completeness";

const FULL = {
  avatarUrl: "/files/avatars/a.webp",
  displayName: "Ann",
  jobTitle: "Owner",
  bio: "Bread.",
  city: "London",
  country: "United Kingdom",
  industry: "Food",
  companyName: "Bakery",
};
const EMPTY = { ...FULL, avatarUrl: null, displayName: "", jobTitle: "", bio: "", city: "", country: "", industry: "", companyName: "" };

test("completeness is a percentage of 7 checks: photo, display name, job title, bio, city and country, industry, company", () => {
  expect(COMPLETENESS_CHECKS).toEqual(["photo", "displayName", "jobTitle", "bio", "place", "industry", "company"]);
  expect(completenessOf(FULL).percent).toBe(100);
  expect(completenessOf(EMPTY).percent).toBe(0);
  expect(completenessOf({ ...FULL, avatarUrl: null, bio: " " }).percent).toBe(71);
});

test("a city without its country is no place", () => {
  const { checks } = completenessOf({ ...FULL, country: "" });
  expect(checks.filter(({ isPassed }) => !isPassed)).toEqual([{ check: "place", isPassed: false }]);
});
