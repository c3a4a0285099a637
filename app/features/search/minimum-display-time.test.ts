import fc from "fast-check";
import { expect, test } from "vitest";
import {
  MINIMUM_DISPLAY_MS,
  remainingDisplayTime,
  SEARCH_MILLISECONDS,
  SEARCH_PERCENT_PER_STEP,
  SEARCH_STEPS,
} from "./minimum-display-time";

test("the search rises 10% every 200 ms to 100%", () => {
  expect([SEARCH_PERCENT_PER_STEP, MINIMUM_DISPLAY_MS.searchStep, SEARCH_STEPS * SEARCH_PERCENT_PER_STEP, SEARCH_MILLISECONDS]).toEqual([
    10, 200, 100, 2000,
  ]);
});

test("a category request takes a second to submit, find-advisor fades in after 100 ms", () => {
  expect([MINIMUM_DISPLAY_MS.categoryRequest, MINIMUM_DISPLAY_MS.findAdvisorFadeIn]).toEqual([1000, 100]);
});

test("fast work is waited out, slow work adds nothing, and without pace nothing waits", () => {
  expect(remainingDisplayTime(1000, 300, true)).toBe(700);
  expect(remainingDisplayTime(1000, 4000, true)).toBe(0);
  expect(remainingDisplayTime(1000, 300, false)).toBe(0);
});

test("work and rest together never end before the minimum", () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(5000), (minimum, elapsed) => {
      expect(elapsed + remainingDisplayTime(minimum, elapsed, true)).toBe(Math.max(minimum, elapsed));
    }),
  );
});
