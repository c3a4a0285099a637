import { expect, test } from "vitest";
import { nextReading } from "./next-reading";

const at = new Date("2026-03-01T00:00:00Z");
const minutes = (failures: number) => (nextReading(at, failures).getTime() - at.getTime()) / 60_000;

test("a calendar is read every 15 minutes, after failures ever more seldom, and at least once a day", () => {
  expect([0, 1, 2, 3].map(minutes)).toEqual([15, 30, 60, 120]);
  expect([6, 7, 100, 10_000].map(minutes)).toEqual([960, 1440, 1440, 1440]);
});
