import { expect, test } from "vitest";
import { cellState } from "./cell-state";
import type { WeekDay } from "./own-week";

const span = (from: number, to: number) => ({ startMinute: from * 60, endMinute: to * 60 });
const day = (rest: Partial<WeekDay>): WeekDay => ({
  ...{ date: "2026-12-07", isToday: false, pastUntil: 0, open: [span(9, 17)], blocked: [], busy: [], appointments: [] },
  ...{ twice: [], skipped: [] },
  ...rest,
});
const consultation = { id: "a", kind: "session" as const, name: "Ada", ...span(10, 11) };

test("a half hour says why nobody can book it: blocked, a day off, another calendar, or a consultation", () => {
  expect(cellState(day({}), span(9, 9.5))).toMatchObject({ is: "open" });
  expect(cellState(day({}), span(17, 17.5))).toMatchObject({ is: "closed" });
  expect(cellState(day({ open: [span(9, 12)], blocked: [span(12, 17)] }), span(12, 12.5))).toMatchObject({ is: "blocked" });
  expect(cellState(day({ open: [span(9, 12)], blocked: [span(12, 17)] }), span(11.5, 12))).toMatchObject({ is: "open" });
  expect(cellState(day({ open: [], blocked: [span(9, 17)] }), span(9, 9.5))).toMatchObject({ is: "blockedAllDay" });
  expect(cellState(day({ open: [], blocked: [span(9, 17)] }), span(8, 8.5))).toMatchObject({ is: "closed" });
  expect(cellState(day({ busy: [span(9, 10)] }), span(9, 9.5))).toMatchObject({ is: "busy" });
  expect(cellState(day({ busy: [span(9, 10)] }), span(10, 10.5))).toMatchObject({ is: "open" });
});

test("a consultation is named before the block or the calendar around it", () => {
  const around = { open: [span(9, 10)], blocked: [span(10, 17)], busy: [span(8, 18)], appointments: [consultation] };
  expect(cellState(day(around), span(10.5, 11))).toEqual({ is: "held", name: "Ada" });
  expect(cellState(day(around), span(11, 11.5))).toMatchObject({ is: "blocked" });
});
