import { expect, test } from "vitest";
import { savesItself } from "./saves-itself";

const NOW = Date.parse("2026-12-01T09:00:00Z");
const hold = { id: "a", until: "2026-12-01T09:07:00Z", note: "A plan", isElsewhere: false, minutes: 60, urgency: "normal" } as const;
const shown = { note: "A plan", minutes: 60, urgency: "normal" };

test("what was changed while the hour is held is saved by itself, and what the server stores otherwise is no change", () => {
  for (const change of [{ note: "Another plan" }, { note: "" }, { minutes: 30 }, { urgency: "rush" }])
    expect(savesItself(hold, { ...shown, ...change }, NOW)).toBe(true);
  for (const same of [{}, { note: " A plan\n" }]) expect(savesItself(hold, { ...shown, ...same }, NOW)).toBe(false);
  expect(savesItself({ ...hold, note: "One\nTwo" }, { ...shown, note: "One\r\nTwo" }, NOW)).toBe(false);
});

test("once the hour is held no longer nothing holds it anew by itself, in a tab that has heard of it and in one that has not", () => {
  const changed = { ...shown, note: "Another plan", minutes: 30 };
  expect(savesItself(null, changed, NOW)).toBe(false);
  expect(savesItself(hold, changed, Date.parse(hold.until))).toBe(false);
});
