import fc from "fast-check";
import { expect, test } from "vitest";
import { RULE_BOUNDS, SPECIFIED_RULES } from "#app/features/rules/rules";
import { AUTHORISED_HOURS, completesAt, expiresAt, inOrderOfAnswers, reviewUntil } from "./deadlines";

const at = (text: string) => new Date(`2026-11-${text}Z`);
const instant = fc.date({ min: new Date("2026-01-01"), max: new Date("2036-01-01"), noInvalidDate: true });

test("a request expires after 48 hours", () => {
  expect(expiresAt(at("02T10:00"), at("20T10:00"), SPECIFIED_RULES)).toEqual(at("04T10:00"));
});

test("a request expires at its start when that comes first", () => {
  expect(expiresAt(at("02T10:00"), at("03T10:00"), SPECIFIED_RULES)).toEqual(at("03T10:00"));
  expect(expiresAt(at("02T10:00"), at("04T10:00"), SPECIFIED_RULES)).toEqual(at("04T10:00"));
});

test("no request outlives its start or the hours of its rules, and one of them is its end", () => {
  const hours = fc.integer({ min: RULE_BOUNDS.expiryHours.least, max: RULE_BOUNDS.expiryHours.most });
  fc.assert(
    fc.property(instant, instant, hours, (requested, starts, expiryHours) => {
      const ends = expiresAt(requested, starts, { expiryHours }).getTime();
      const answerBy = requested.getTime() + expiryHours * 3_600_000;
      expect(ends).toBeLessThanOrEqual(starts.getTime());
      expect(ends).toBeLessThanOrEqual(answerBy);
      expect([starts.getTime(), answerBy]).toContain(ends);
    }),
  );
});

test("whatever an admin sets, a request ends while the money for it is authorised, with the six hours in which it is taken", () => {
  expect(RULE_BOUNDS.expiryHours.most).toBeLessThan(AUTHORISED_HOURS);
  expect(AUTHORISED_HOURS + 6).toBeLessThan(7 * 24);
});

test("a consultation completes 24 hours after its end and is reviewed within 14 days", () => {
  expect(completesAt(at("02T10:30"))).toEqual(at("03T10:30"));
  expect(reviewUntil(at("02T10:30"))).toEqual(at("16T10:30"));
});

test("what ends first is answered first, and rush before all that does not end a day sooner", () => {
  const requests = [
    { name: "can wait", urgency: "normal", expiresAt: at("04T10:00") },
    { name: "rush", urgency: "rush", expiresAt: at("04T11:00") },
    { name: "ends today", urgency: "normal", expiresAt: at("02T18:00") },
    { name: "rush that ends today", urgency: "rush", expiresAt: at("02T18:00") },
  ];
  expect(requests.sort(inOrderOfAnswers).map(({ name }) => name)).toEqual(["rush that ends today", "ends today", "rush", "can wait"]);
});
