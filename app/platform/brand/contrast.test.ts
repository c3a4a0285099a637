import { expect, test } from "vitest";
import { contrastRatio } from "./contrast";

test("black on white is 21 to 1, a colour on itself 1 to 1, and the order does not matter", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastRatio("#3b82f6", "#3b82f6")).toBe(1);
  expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrastRatio("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});
