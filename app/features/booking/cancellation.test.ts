import fc from "fast-check";
import { expect, test } from "vitest";
import { CANCELLATION_POLICY, refundFor } from "./cancellation";

const HOUR = 3_600_000;
const startsAt = new Date("2026-11-20T12:00Z");
const before = (milliseconds: number) => new Date(startsAt.getTime() - milliseconds);
const refund = (milliseconds: number, by: "client" | "advisor" | "admin" = "client", total = 100_01) =>
  refundFor(total, { startsAt, cancelledAt: before(milliseconds), by });

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

test("every time up to the start itself has a line of the policy", () => {
  expect(CANCELLATION_POLICY.at(-1)).toEqual({ hoursBefore: 0, refundPercent: 0 });
});

test("the policy is read from the longest time to the shortest, and gives back less and less", () => {
  for (const [index, { hoursBefore, refundPercent }] of CANCELLATION_POLICY.slice(1).entries()) {
    expect(hoursBefore).toBeLessThan(CANCELLATION_POLICY[index]!.hoursBefore);
    expect(refundPercent).toBeLessThan(CANCELLATION_POLICY[index]!.refundPercent);
  }
});

test("a refund is never more than the total, and cancelling later never gives back more", () => {
  const time = fc.integer({ min: -100 * HOUR, max: 100 * HOUR });
  fc.assert(
    fc.property(fc.nat(10_000_000), time, fc.nat(100 * HOUR), (total, milliseconds, later) => {
      const early = refund(milliseconds, "client", total);
      expect(early).toBeLessThanOrEqual(total);
      expect(early).toBeGreaterThanOrEqual(refund(milliseconds - later, "client", total));
      expect(refund(milliseconds - later, "client", total)).toBeGreaterThanOrEqual(0);
    }),
  );
});
