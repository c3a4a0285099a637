import { expect, test } from "vitest";
import { stateOfReport } from "./listed-report";

const [early, late] = [new Date("2026-12-01T09:00:00Z"), new Date("2026-12-02T09:00:00Z")];
const nothing = { closedAt: null, hiddenAt: null, shownAgainAt: null };

test.each([
  ["waits, whatever was done about an earlier one", { shownAgainAt: early }, "open"],
  ["was set aside", { closedAt: late }, "closed"],
  ["was set aside after what it is about had been shown again because of another", { closedAt: late, shownAgainAt: early }, "closed"],
  ["was followed by a removal", { closedAt: early, hiddenAt: early }, "removed"],
  ["was followed by a removal anew", { closedAt: early, hiddenAt: late, shownAgainAt: early }, "removed"],
  ["was followed by a removal that was taken back", { closedAt: early, shownAgainAt: late }, "shownAgain"],
  ["was followed by a removal that was taken back at once", { closedAt: early, shownAgainAt: early }, "shownAgain"],
])("a report that %s", (_, changes, state) => {
  expect(stateOfReport({ ...nothing, ...changes })).toBe(state);
});
