import { expect, test } from "vitest";
import { dayByKey } from "./calendar-keys";

// Free days from a Monday on: weekdays of two weeks, then the 2nd, 7th, 9th and 20th of the next month, and one in February.
const FREE = [...["11-23", "11-24", "11-26", "11-27", "11-30"], ...["12-02", "12-07", "12-09", "12-20"], "2027-02-01"].map((day) =>
  day.length === 5 ? `2026-${day}` : day,
);

const by = (key: string, from: string) => dayByKey(key, from, FREE);

test("left and right lead to the free day before and after, over full days and into other months, and nowhere at the ends", () => {
  expect(by("ArrowRight", "2026-11-24")).toBe("2026-11-26");
  expect(by("ArrowLeft", "2026-11-26")).toBe("2026-11-24");
  expect(by("ArrowRight", "2026-11-30")).toBe("2026-12-02");
  expect(by("ArrowLeft", "2026-11-23")).toBeUndefined();
  expect(by("ArrowRight", "2027-02-01")).toBeUndefined();
});

test("up and down stay on the weekday, over weeks in which it is full", () => {
  expect(by("ArrowDown", "2026-11-23")).toBe("2026-11-30");
  expect(by("ArrowDown", "2026-11-30")).toBe("2026-12-07");
  expect(by("ArrowUp", "2026-12-07")).toBe("2026-11-30");
  expect(by("ArrowDown", "2026-12-07")).toBe("2027-02-01");
  expect(by("ArrowDown", "2026-11-27")).toBeUndefined();
});

test("Home and End lead to the ends of the week, which begins on Monday and ends on Sunday", () => {
  expect(by("Home", "2026-11-27")).toBe("2026-11-23");
  expect(by("End", "2026-11-24")).toBe("2026-11-27");
  expect(by("End", "2026-11-30")).toBe("2026-12-02");
  expect(by("Home", "2026-12-20")).toBe("2026-12-20");
});

test("PageDown and PageUp keep the date in the next month that has free days, or take the nearest after it, or the last", () => {
  expect(by("PageDown", "2026-11-23")).toBe("2026-12-20");
  expect(by("PageUp", "2026-12-09")).toBe("2026-11-23");
  expect(by("PageUp", "2026-12-20")).toBe("2026-11-23");
  expect(by("PageDown", "2026-12-07")).toBe("2027-02-01");
  expect(by("PageUp", "2027-02-01")).toBe("2026-12-02");
  expect(by("PageUp", "2026-11-23")).toBeUndefined();
});

test("no other key leads anywhere", () => {
  for (const key of ["Enter", "Escape", "Tab", "a"]) expect(by(key, "2026-11-24")).toBeUndefined();
});
