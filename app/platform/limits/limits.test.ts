import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { LIMITS, type Limit } from "./limits";
import { secondsUntilFree } from "./window";

const at = new Date("2026-03-01T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
const FIVE = { most: 5, minutes: 15 };

test("five in fifteen minutes are free, the sixth waits for the first of them to pass", () => {
  expect(secondsUntilFree([1, 2, 3, 14].map(minutesAgo), FIVE, at)).toBe(0);
  expect(secondsUntilFree([1, 2, 3, 4, 14].map(minutesAgo), FIVE, at)).toBe(60);
});

test("what is older than the window does not count", () => {
  expect(secondsUntilFree([1, 2, 3, 4, 15].map(minutesAgo), FIVE, at)).toBe(0);
});

test("the wait is never longer than the window, over when it says, and not a second before", () => {
  const ages = fc.array(fc.double({ min: 0, max: 20, noNaN: true }), { maxLength: 12 });
  fc.assert(
    fc.property(ages, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 20 }), (old, most, minutes) => {
      const counted = old.map(minutesAgo);
      const wait = secondsUntilFree(counted, { most, minutes }, at);
      const after = (seconds: number) => secondsUntilFree(counted, { most, minutes }, new Date(at.getTime() + seconds * 1000));
      expect(wait).toBeLessThanOrEqual(minutes * 60);
      expect(after(wait)).toBe(0);
      if (wait > 1) expect(after(wait - 1)).toBeGreaterThan(0);
    }),
  );
});

test("the list for people in docs/security.md says every limit as it is, and no other", () => {
  const said = readFileSync("docs/security.md", "utf8").split("### Limits")[1]?.split("\n#")[0] ?? "";
  const rows = [...said.matchAll(/^\| `([\w-]+)` \|[^|]*\| (\d+) \| (\d+|–) \| (\d+|–) \|$/gm)].map(([, ...cells]) => cells.join(" "));
  const expected = Object.entries<Limit>(LIMITS).map(
    ([kind, { minutes, perPerson = "–", perNetwork = "–" }]) => `${kind} ${minutes} ${perPerson} ${perNetwork}`,
  );
  expect(rows).toEqual(expected);
});
