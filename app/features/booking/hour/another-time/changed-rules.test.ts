import { expect, test } from "vitest";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { requestedDuration } from "#app/features/schedule/durations";
import { changedRules } from "./changed-rules";

const asked = { durationMinutes: 30 };
const since = (changes: Partial<typeof SPECIFIED_RULES>) =>
  changedRules(asked, SPECIFIED_RULES, { ...SPECIFIED_RULES, ...changes }).map(({ key, values: { before, now } }) => [key, before, now]);

test("of rules that are as they were nothing is said, nor of those that are no matter of the request", () => {
  expect(since({})).toEqual([]);
  expect(since({ platformFeeBasisPoints: 999, bufferMinutes: 60, currencies: ["EUR"], applicants: "nobody", durations: [30, 90] })).toEqual(
    [],
  );
});

test("each rule that a request meets otherwise is named with what was and what is now", () => {
  expect(since({ durations: [45] })).toEqual([["hourNowLengths", 30, 45]]);
  expect(since({ durations: [15, 90] })).toEqual([["hourNowLengths", 30, requestedDuration(30, { durations: [15, 90] })]]);
  expect(since({ rushPercent: 30 })).toEqual([["hourNowRush", 15, 30]]);
  const { expiryHours, wholeRefundHours, partRefundHours, partRefundPercent } = SPECIFIED_RULES;
  expect(since({ expiryHours: expiryHours + 1 })).toEqual([["hourNowExpiry", expiryHours, expiryHours + 1]]);
  expect(since({ wholeRefundHours: wholeRefundHours + 1 })).toEqual([["hourNowWhole", wholeRefundHours, wholeRefundHours + 1]]);
  expect(since({ partRefundHours: partRefundHours + 1 })).toEqual([["hourNowPart", partRefundPercent, partRefundPercent]]);
  expect(since({ partRefundPercent: 0 })).toEqual([["hourNowPart", partRefundPercent, 0]]);
});
