import { expect, test } from "vitest";
import { FIRST_RULES } from "#app/features/rules/rules";
import { translatorFor } from "#app/languages/all-texts.server";
import { LANGUAGES } from "#app/languages/languages";
import { mayCarryWords, termsOfHour } from "./chosen-hour";

const said = (hoursAhead: number | null, rules: object, language: "en" | "fr" = "en") => {
  const { key, values } = termsOfHour({ ...FIRST_RULES, ...rules, hoursAhead });
  return translatorFor(language, "booking")(key, { firstName: "Ada", ...values });
};
const DAY = { expiryHours: 24, wholeRefundHours: 48, partRefundHours: 12, partRefundPercent: 50 };

test("the time to answer is said as it is wherever the start is further off than that, whatever of the money goes back", () => {
  for (const ahead of [null, 100, 46, 30]) expect([ahead, said(ahead, DAY)]).toEqual([ahead, expect.stringContaining("within 24 hours")]);
  expect(said(46, DAY)).toContain("50% back if you cancel at least 12 hours before");
  expect(said(46, DAY, "fr")).toMatch(/sous 24\sheures/);
});

test("an answer that could come after the start is said to come before it", () => {
  for (const [ahead, rules] of [
    [24, DAY],
    [10, DAY],
    [60, { ...DAY, expiryHours: 72 }],
  ] as const)
    expect(said(ahead, rules)).toMatch(/^Ada answers before the start at the latest\./);
});

test("each language says both", () => {
  for (const language of LANGUAGES) {
    const t = translatorFor(language, "booking");
    for (const key of ["hourTerms", "hourTermsPart", "hourTermsNone"] as const) {
      const of = (expiryHours: number) => t(key, { firstName: "Ada", expiryHours, wholeRefundHours: 48, percent: "50", hours: 12 });
      expect([language, key, of(31).includes("31"), of(0)]).toEqual([language, key, true, expect.not.stringMatching(/\b0\b|31/)]);
    }
  }
});

test("a note goes along to another time from an hour that is taken, but not from one that its reader has asked for, or would give", () => {
  expect(mayCarryWords({ own: null, problem: "timeTaken" })).toBe(true);
  expect(mayCarryWords({ own: "a-request", problem: "timeTaken" })).toBe(false);
  expect(mayCarryWords({ own: null, problem: "ownAdvisory" })).toBe(false);
});
