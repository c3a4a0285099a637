import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIMITS, type LimitKind } from "#app/platform/limits/limits";
import { MEGABYTE } from "#app/platform/sizes";
import { bytesADay, STORED, type Stored, writesInSource } from "./support/stored-a-day";

/** What one network may have stored in a day, however many accounts it makes. docs/security.md says it. */
const MOST_MEGABYTES = 650;

const all = Object.values(STORED);

test("every write that people reach stands in the list of what is stored, once, and the list names no other", () => {
  const listed = all.flatMap(({ writes }) => writes);
  expect(listed.toSorted()).toEqual([...new Set(writesInSource())].toSorted());
});

test("each has a limit of a day for a network: its own, or that of the accounts that have it once", () => {
  const without = Object.entries(STORED).filter(([, stored]) => !stored.ofNobody && !(bytesADay(stored) > 0));
  expect(without.map(([name]) => name)).toEqual([]);
  const hourly: Stored = { by: { feed: 1 }, writes: [] };
  expect([bytesADay(hourly), bytesADay({ ...hourly, isPassing: true })]).toEqual([Number.NaN, LIMITS.feed.perNetwork * 24]);
});

test("all that one network has stored in a day is bounded, and docs/security.md says by how much", () => {
  const bytes = all.reduce((sum, stored) => sum + bytesADay(stored), 0);
  expect(bytes).toBeGreaterThan(0);
  expect(Math.round(bytes / MEGABYTE)).toBeLessThanOrEqual(MOST_MEGABYTES);
  expect(readFileSync("docs/security.md", "utf8")).toContain(`at most ${MOST_MEGABYTES} MB a day`);
});

test("a limit of a day is no wider than the shorter one that it stands beside", () => {
  for (const [kind, limit] of Object.entries(LIMITS) as [LimitKind, { minutes: number; perNetwork?: number; ofDay?: LimitKind }][]) {
    if (!limit.ofDay) continue;
    const day: { minutes: number; perNetwork?: number } = LIMITS[limit.ofDay];
    expect([kind, (day.perNetwork ?? 0) < (limit.perNetwork! * day.minutes) / limit.minutes]).toEqual([kind, true]);
  }
});
