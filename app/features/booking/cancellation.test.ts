import fc from "fast-check";
import { expect, test } from "vitest";
import { type CancellationRules, cancellationLines, cappedLines, reachableLines } from "#app/features/rules/cancellation-lines";
import { RULE_BOUNDS, SPECIFIED_RULES } from "#app/features/rules/rules";
import { translatorFor } from "#app/languages/all-texts.server";
import { LANGUAGES } from "#app/languages/languages";
import { refundFor } from "./cancellation";

const HOUR = 3_600_000;
const startsAt = new Date("2026-11-20T12:00Z");
const before = (milliseconds: number) => new Date(startsAt.getTime() - milliseconds);
const refund = (
  milliseconds: number,
  by: "client" | "advisor" | "admin" = "client",
  total = 100_01,
  rules: CancellationRules = SPECIFIED_RULES,
  mostRefundPercent: number | null = null,
) => refundFor({ totalPrice: total, scheduledTime: startsAt, mostRefundPercent }, { cancelledAt: before(milliseconds), by, rules });

test("until 24 hours before the start a client cancels for free", () => {
  expect(refund(240 * HOUR)).toBe(100_01);
  expect(refund(24 * HOUR)).toBe(100_01);
});

test("until 2 hours before the start half goes back, half a cent going to the client", () => {
  expect(refund(24 * HOUR - 1)).toBe(50_01);
  expect(refund(2 * HOUR)).toBe(50_01);
});

test("later than that nothing goes back", () => {
  expect(refund(2 * HOUR - 1)).toBe(0);
  expect(refund(0)).toBe(0);
  expect(refund(-HOUR)).toBe(0);
});

test("whenever the advisor or an admin cancels, everything goes back", () => {
  for (const by of ["advisor", "admin"] as const) {
    for (const milliseconds of [48 * HOUR, HOUR, -HOUR]) expect(refund(milliseconds, by)).toBe(100_01);
  }
});

/** Every combination of rules that an admin can set. */
const anyRules = fc
  .record({
    wholeRefundHours: fc.integer({ min: RULE_BOUNDS.wholeRefundHours.least, max: RULE_BOUNDS.wholeRefundHours.most }),
    earlier: fc.nat(),
    partRefundPercent: fc.integer({ min: RULE_BOUNDS.partRefundPercent.least, max: RULE_BOUNDS.partRefundPercent.most }),
  })
  .map(({ wholeRefundHours, earlier, partRefundPercent }) => ({
    wholeRefundHours,
    partRefundHours: earlier % wholeRefundHours,
    partRefundPercent,
  }));

test("the specified terms are three lines: everything, half, nothing", () => {
  expect(cancellationLines(SPECIFIED_RULES)).toEqual([
    { hoursBefore: 24, refundPercent: 100 },
    { hoursBefore: 2, refundPercent: 50 },
    { hoursBefore: 0, refundPercent: 0 },
  ]);
});

test("without a part there are two lines, and a part until the start leaves no time without it", () => {
  expect(cancellationLines({ ...SPECIFIED_RULES, partRefundPercent: 0 })).toEqual([
    { hoursBefore: 24, refundPercent: 100 },
    { hoursBefore: 0, refundPercent: 0 },
  ]);
  const untilTheStart = { ...SPECIFIED_RULES, partRefundHours: 0 };
  expect(cancellationLines(untilTheStart)).toEqual([
    { hoursBefore: 24, refundPercent: 100 },
    { hoursBefore: 0, refundPercent: 50 },
  ]);
  expect([refund(0, "client", 100, untilTheStart), refund(-1, "client", 100, untilTheStart)]).toEqual([50, 0]);
});

test("whatever the terms, they are read from the longest time to the start itself, and give back less and less", () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const lines = cancellationLines(rules);
      expect([lines[0]!.refundPercent, lines.at(-1)!.hoursBefore]).toEqual([100, 0]);
      for (const [index, { hoursBefore, refundPercent }] of lines.slice(1).entries()) {
        expect(hoursBefore).toBeLessThan(lines[index]!.hoursBefore);
        expect(refundPercent).toBeLessThan(lines[index]!.refundPercent);
      }
    }),
  );
});

test("each line holds from its hour on, to the millisecond", () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const { wholeRefundHours: whole, partRefundHours: part, partRefundPercent: percent } = rules;
      const back = (milliseconds: number) => refund(milliseconds, "client", 100, rules);
      expect([back(whole * HOUR), back(whole * HOUR - 1)]).toEqual([100, percent]);
      expect([back(part * HOUR), back(part * HOUR - 1)]).toEqual([percent, 0]);
    }),
  );
});

test("a refund is never more than the total, and cancelling later never gives back more", () => {
  const time = fc.integer({ min: -400 * HOUR, max: 400 * HOUR });
  fc.assert(
    fc.property(fc.nat(10_000_000), time, fc.nat(100 * HOUR), anyRules, (total, milliseconds, later, rules) => {
      const early = refund(milliseconds, "client", total, rules);
      expect(early).toBeLessThanOrEqual(total);
      expect(early).toBeGreaterThanOrEqual(refund(milliseconds - later, "client", total, rules));
      expect(refund(milliseconds - later, "client", total, rules)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("of the lines of a cancellation those are said that can still be reached, and always the last", () => {
  const lines = cancellationLines(SPECIFIED_RULES);
  const percents = (hoursLeft: number) => reachableLines(lines, hoursLeft).map(({ refundPercent }) => refundPercent);
  const [, part] = lines;
  expect(percents(100)).toEqual(lines.map(({ refundPercent }) => refundPercent));
  expect(percents(part!.hoursBefore + 1)).toEqual(lines.slice(1).map(({ refundPercent }) => refundPercent));
  expect(percents(1)).toEqual([lines.at(-1)!.refundPercent]);
  expect(percents(-1)).toEqual([lines.at(-1)!.refundPercent]);
});

test("of what a client asked late to move no more goes back than then, however far it was moved; to the advisor's cancellation that is nothing", () => {
  const moved = (hours: number, by: "client" | "advisor" = "client") => refund(hours * HOUR, by, 100, SPECIFIED_RULES, 50);
  expect([moved(240), moved(2), moved(1), moved(240, "advisor")]).toEqual([50, 50, 0, 100]);
  expect(refund(240 * HOUR, "client", 100, SPECIFIED_RULES, 0)).toBe(0);
});

test("the terms of what was moved late are said as they hold, and no two lines say the same", () => {
  const lines = cancellationLines(SPECIFIED_RULES);
  expect([cappedLines(lines, null), cappedLines(lines, 100)]).toEqual([lines, lines]);
  expect(cappedLines(lines, 50)).toEqual(lines.slice(1));
  expect(cappedLines(lines, 0)).toEqual([{ hoursBefore: 0, refundPercent: 0 }]);
});

test("whoever gets all back reads no percentage, in any language", () => {
  for (const language of LANGUAGES) {
    const t = translatorFor(language, "booking");
    const said = (percent: string) => [
      t("policyLater", { hours: 24, percent }),
      t("policyRest", { percent }),
      t("policyNowRest", { percent }),
    ];
    expect(said("100").join(), language).not.toMatch(/100|%/);
    for (const sentence of said("50")) expect(sentence, language).toMatch(/50\s?%/);
  }
});
