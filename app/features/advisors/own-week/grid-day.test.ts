import { expect, test } from "vitest";
import { gridDay } from "./grid-day";
import type { WeekDay } from "./own-week";

const span = (from: number, to: number) => ({ startMinute: from * 60, endMinute: to * 60 });
const day: WeekDay = {
  ...{ date: "2026-11-23", isToday: true, pastUntil: 23 * 60, open: [span(9, 17)], blocked: [], appointments: [] },
  ...{ busy: [span(6, 9), span(12, 13), span(17, 22), span(20, 21)], twice: [span(2, 3)], skipped: [] },
};
const grid = { firstHour: 8, lastHour: 18 };

test("what is drawn of a day ends where its grid does", () => {
  expect(gridDay(day, grid)).toEqual({ ...day, pastUntil: 18 * 60, busy: [span(8, 9), span(12, 13), span(17, 18)], twice: [] });
  expect(gridDay({ ...day, pastUntil: 90 }, grid).pastUntil).toBe(0);
  expect(gridDay({ ...day, pastUntil: 600 }, { firstHour: 0, lastHour: 24 })).toEqual({ ...day, pastUntil: 600 });
});
