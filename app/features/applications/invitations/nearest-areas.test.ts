import { expect, test } from "vitest";
import { nearestAreas } from "./nearest-areas";

const AREAS = [
  { name: "Business Strategy", names: ["Business Strategy", "Unternehmensstrategie"] },
  { name: "Brand Strategy", names: ["Brand Strategy", "Markenstrategie"] },
  { name: "Tax & Accounting", names: ["Tax & Accounting", "Steuern & Buchhaltung"] },
];

test("what is nearly an area's name, in any language, leads to it; the nearest first, and what is far from all to none", () => {
  expect(nearestAreas("Busines strategy", AREAS)).toEqual(["Business Strategy", "Brand Strategy"]);
  expect(nearestAreas("Unternehmens-Strategie", AREAS)[0]).toBe("Business Strategy");
  expect(nearestAreas("Steuern", AREAS)).toEqual(["Tax & Accounting"]);
  expect(nearestAreas("Zzz", AREAS)).toEqual([]);
  expect(
    nearestAreas(
      "Strategy",
      Array.from({ length: 9 }, () => AREAS[0]!),
    ),
  ).toHaveLength(3);
});
