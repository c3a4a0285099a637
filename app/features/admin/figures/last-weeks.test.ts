import { expect, test } from "vitest";
import { beginOfLastWeeks } from "./last-weeks";

test.each([
  ["2026-12-02T10:00Z", "2026-10-12T00:00Z"],
  ["2026-11-30T00:00Z", "2026-10-12T00:00Z"],
  ["2026-11-29T23:59Z", "2026-10-05T00:00Z"],
])("the last eight weeks of %s begin on the Monday of %s", (now, monday) => {
  expect(beginOfLastWeeks(new Date(now))).toEqual(new Date(monday));
});
