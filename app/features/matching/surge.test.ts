import fc from "fast-check";
import { expect, test } from "vitest";
import { RULE_BOUNDS, SPECIFIED_RULES } from "#app/features/rules/rules";
import { type SurgeRules, surgeMultiplier, surgePercent, surgeTenths } from "./surge";

const count = fc.integer({ min: 0, max: 10_000_000 });
const tenths = (activeRequests: number, availableAdvisors: number, rules: SurgeRules = SPECIFIED_RULES) =>
  surgeTenths({ activeRequests, availableAdvisors }, rules);

test("up to one request for each advisor there is no surge", () => {
  expect(tenths(0, 0)).toBe(10);
  expect(tenths(1, 0)).toBe(10);
  expect(tenths(0, 8)).toBe(10);
  expect(tenths(8, 8)).toBe(10);
  expect(tenths(9, 8)).toBe(10);
});

test("each quarter of a request beyond one an advisor adds a tenth", () => {
  expect(tenths(10, 8)).toBe(11);
  expect(tenths(12, 8)).toBe(12);
  expect(tenths(13, 8)).toBe(12);
  expect(tenths(14, 8)).toBe(13);
  expect(tenths(6, 4)).toBe(12);
});

test("the multiplier never passes two", () => {
  expect(tenths(28, 8)).toBe(20);
  expect(tenths(27, 8)).toBe(19);
  expect(tenths(1_000_000, 1)).toBe(20);
});

test("no advisor counts as one, so that nothing is divided by zero", () => {
  expect(tenths(2, 0)).toBe(tenths(2, 1));
  expect(tenths(2, 0)).toBe(11);
});

test("the integers give what the formula gives in exact fractions", () => {
  fc.assert(
    fc.property(fc.oneof(count, fc.nat(50)), fc.oneof(count, fc.nat(20)), (requests, advisors) => {
      const divisor = BigInt(Math.max(1, advisors));
      const over = BigInt(requests) - divisor;
      const steps = over > 0n ? (over * 4n) / divisor : 0n;
      const people = over > 0n ? over : 0n;
      expect(tenths(requests, advisors)).toBe(Math.min(20, 10 + Number(steps < people ? steps : people)));
    }),
  );
});

test("one person more adds a tenth at most, however few the advisors are", () => {
  expect([1, 2, 3, 4].map((people) => tenths(people, 1))).toEqual([10, 11, 12, 13]);
  fc.assert(
    fc.property(fc.nat(500), fc.nat(100), (people, advisors) => {
      expect(tenths(people + 1, advisors) - tenths(people, advisors)).toBeLessThanOrEqual(1);
    }),
  );
});

test("more requests never lower the multiplier, and more advisors never raise it", () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(100), fc.nat(500), (requests, advisors, more) => {
      expect(tenths(requests + more, advisors)).toBeGreaterThanOrEqual(tenths(requests, advisors));
      expect(tenths(requests, advisors + more)).toBeLessThanOrEqual(tenths(requests, advisors));
    }),
  );
});

test("the banner shows the percent over one", () => {
  expect([10, 11, 13, 20].map(surgePercent)).toEqual([0, 10, 30, 100]);
  expect([10, 13, 20].map(surgeMultiplier)).toEqual([1, 1.3, 2]);
});

test("no surge passes the cap of the rules, below it the cap changes nothing, and switched off there is none", () => {
  const { least, most } = RULE_BOUNDS.surgeCapTenths;
  fc.assert(
    fc.property(count, count, fc.integer({ min: least, max: most }), (requests, advisors, surgeCapTenths) => {
      expect(tenths(requests, advisors, { surge: true, surgeCapTenths })).toBe(Math.min(tenths(requests, advisors), surgeCapTenths));
      expect(tenths(requests, advisors, { surge: false, surgeCapTenths })).toBe(10);
    }),
  );
});
