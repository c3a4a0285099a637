import { expect, test } from "vitest";
import { isChosen, isDoubleTap, pointerDown, pointerUp, press, reach, type WeekChoice } from "./week-choice";

const at = (hour: number, date = "2026-11-24") => `${date}T${String(Math.floor(hour)).padStart(2, "0")}:${hour % 1 ? "30" : "00"}`;

test("a drag from one half hour to another chooses both and what is between, in either direction", () => {
  const dragged = reach(reach(pointerDown(null, at(11)), at(10.5)), at(10))!;
  expect([9.5, 10, 10.5, 11, 11.5].map((hour) => isChosen(dragged, at(hour)))).toEqual([false, true, true, true, false]);
  expect(pointerUp(dragged)).toEqual({ choice: null, chosen: { from: at(10), to: at(11.5) } });
});

test("over midnight a choice ends on the next day", () => {
  const dragged = reach(pointerDown(null, at(22)), at(23.5))!;
  expect(pointerUp(dragged).chosen).toEqual({ from: at(22), to: at(0, "2026-11-25") });
});

test("a click begins, and a second one ends, on the same half hour too", () => {
  const click = (choice: WeekChoice | null, hour: number) => press(pointerUp(pointerDown(choice, at(hour))).choice, at(hour));
  const begun = click(null, 10);
  expect(begun).toEqual({ choice: { from: at(10), to: at(10), phase: "begun" } });
  expect(click(begun.choice, 12).chosen).toEqual({ from: at(10), to: at(12.5) });
  expect(click(begun.choice, 10).chosen).toEqual({ from: at(10), to: at(10.5) });
});

test("Enter begins and ends, and the half hours on the way show what will be chosen", () => {
  const begun = press(null, at(14)).choice;
  const on = reach(begun, at(15));
  expect([on?.phase, isChosen(on, at(15))]).toEqual(["begun", true]);
  expect(press(on, at(15)).chosen).toEqual({ from: at(14), to: at(15.5) });
});

test("what was lifted away from where it went down chooses nothing by itself", () => {
  const lifted = pointerUp(pointerDown(null, at(10))).choice;
  expect(lifted?.phase).toBe("lifted");
  expect(reach(lifted, at(11))?.phase).toBe("lifted");
});

test("a double tap counts once; two taps with a pause, or on two half hours, are two", () => {
  const first = { cell: at(10), at: 1000 };
  expect(isDoubleTap(null, first)).toBe(false);
  expect(isDoubleTap(first, { cell: at(10), at: 1250 })).toBe(true);
  expect(isDoubleTap(first, { cell: at(10), at: 1600 })).toBe(false);
  expect(isDoubleTap(first, { cell: at(11), at: 1250 })).toBe(false);
});
