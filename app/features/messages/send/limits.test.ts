import fc from "fast-check";
import { expect, test } from "vitest";
import { secondsUntilAllowed } from "./limits";

const NOW = new Date("2026-12-01T12:00:00Z");
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

test("below the limit one more is allowed now", () => {
  expect(secondsUntilAllowed([ago(1), ago(2)], 3, 60, NOW)).toBe(0);
});

test("at the limit one waits until the oldest that counts is out of the window", () => {
  expect(secondsUntilAllowed([ago(1), ago(20), ago(50)], 3, 60, NOW)).toBe(10);
  expect(secondsUntilAllowed([ago(1), ago(20), ago(60)], 3, 60, NOW)).toBe(0);
});

test("after the wait that was told one more is allowed, and a second before it is not", () => {
  const times = fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 30 });
  fc.assert(
    fc.property(times, fc.integer({ min: 1, max: 10 }), (milliseconds, most) => {
      const counted = milliseconds.map((each) => new Date(NOW.getTime() - each));
      const wait = secondsUntilAllowed(counted, most, 60, NOW);
      expect(secondsUntilAllowed(counted, most, 60, new Date(NOW.getTime() + wait * 1000))).toBe(0);
      if (wait > 1) expect(secondsUntilAllowed(counted, most, 60, new Date(NOW.getTime() + (wait - 1) * 1000))).toBeGreaterThan(0);
    }),
  );
});
