import { expect, test } from "vitest";
import { initials } from "./avatar";

test("initials are the first letters of the first and the last word", () => {
  expect(initials("Mary Ann Evans")).toBe("ME");
});

test("one word gives one letter, and no word none", () => {
  expect(initials("  hypatia ")).toBe("H");
  expect(initials(" ")).toBe("");
});

test("a letter outside the basic plane stays whole", () => {
  expect(initials("𝒜da Łukasz")).toBe("𝒜Ł");
});
