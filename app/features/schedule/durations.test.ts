import fc from "fast-check";
import { expect, test } from "vitest";
import { DURATION_OPTIONS, SPECIFIED_RULES } from "#app/features/rules/rules";
import { isDuration, isOffered, requestedDuration, usualDuration } from "./durations";

/** Every selection that admins can make. */
const offered = fc.subarray([...DURATION_OPTIONS], { minLength: 1 });

test("as specified all lengths are offered, and half an hour is the usual one", () => {
  expect(SPECIFIED_RULES.durations).toEqual([15, 30, 45, 60, 90]);
  expect(usualDuration(SPECIFIED_RULES)).toBe(30);
});

test("whatever is offered, the usual length is one of it, and nothing else can be asked for", () => {
  fc.assert(
    fc.property(offered, fc.oneof(fc.constantFrom(...DURATION_OPTIONS), fc.nat(), fc.string()), (durations, asked) => {
      expect(durations).toContain(usualDuration({ durations }));
      expect(durations).toContain(requestedDuration(asked, { durations }));
      if (isOffered(asked, { durations })) expect([requestedDuration(asked, { durations }), isDuration(asked)]).toEqual([asked, true]);
    }),
  );
});

test("of a length that is not offered it is the nearest, of two as near the shorter", () => {
  const asked = [480, 40, 50, 1].map((minutes) => requestedDuration(minutes, SPECIFIED_RULES));
  expect(asked).toEqual([90, 45, 45, 15]);
  expect(requestedDuration(75, { durations: [60, 90] })).toBe(60);
  expect(["480", Number.NaN, undefined].map((value) => requestedDuration(value, SPECIFIED_RULES))).toEqual([30, 30, 30]);
});

test("without half an hour the next longer is usual, and without one the longest", () => {
  expect([usualDuration({ durations: [15, 45, 90] }), usualDuration({ durations: [15] })]).toEqual([45, 15]);
});
