import { expect, test } from "vitest";
import { checkScheduleSettings, DEFAULT_SCHEDULE_SETTINGS } from "./settings";

const check = (change: object) => checkScheduleSettings({ ...DEFAULT_SCHEDULE_SETTINGS, ...change });

test("an advisor starts with no buffer, 30 minutes of notice and any number of consultations a day", () => {
  expect(DEFAULT_SCHEDULE_SETTINGS).toEqual({ bufferMinutes: 0, leadTimeMinutes: 30, mostADay: null });
  expect(check({})).toEqual({ ok: true });
});

test("a buffer is up to four hours", () => {
  expect([0, 15, 240].map((bufferMinutes) => check({ bufferMinutes }).ok)).toEqual([true, true, true]);
  for (const bufferMinutes of [-1, 241, 0.5, Number.NaN]) expect(check({ bufferMinutes })).toEqual({ ok: false, reason: "buffer" });
});

test("notice is 30 minutes to thirty days", () => {
  expect([30, 43200].map((leadTimeMinutes) => check({ leadTimeMinutes }).ok)).toEqual([true, true]);
  for (const leadTimeMinutes of [0, 29, 43201, 30.5]) expect(check({ leadTimeMinutes })).toEqual({ ok: false, reason: "notice" });
});

test("the most a day is at least one", () => {
  expect([1, 24, null].map((mostADay) => check({ mostADay }).ok)).toEqual([true, true, true]);
  for (const mostADay of [0, -1, 25, 1.5]) expect(check({ mostADay })).toEqual({ ok: false, reason: "mostADay" });
});
