import { expect, test } from "vitest";
import { DRAWINGS, freeDrawing } from "./drawings";

test("the drawing of a further category is the next that no other has, and the first of all where each is taken", () => {
  expect(freeDrawing([])).toBe("briefcase");
  expect(freeDrawing(["coins", "briefcase", "compass"])).toBe("chip");
  expect(freeDrawing(DRAWINGS)).toBe("briefcase");
});
