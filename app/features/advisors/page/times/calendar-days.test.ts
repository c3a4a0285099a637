import { expect, test } from "vitest";
import { withPlainSpaces } from "#app/ui/text/plain-spaces";
import { dayAt, dayNear, monthsOf, pagesOf, startsByDay, weeksOf } from "./calendar-days";

const span = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });
const times = (starts: number[] | undefined) => starts?.map((start) => new Date(start).toISOString().slice(11, 16));

test("free times stand under the day that the reader's clock shows", () => {
  const free = [span("2026-12-01T22:00Z", "2026-12-02T01:00Z")];
  expect([...startsByDay(free, 60, "UTC")].map(([day, starts]) => [day, times(starts)])).toEqual([
    ["2026-12-01", ["22:00", "22:30", "23:00", "23:30"]],
    ["2026-12-02", ["00:00"]],
  ]);
  expect([...startsByDay(free, 60, "Asia/Tokyo").keys()]).toEqual(["2026-12-02"]);
  expect([...startsByDay(free, 60, "America/New_York").keys()]).toEqual(["2026-12-01"]);
});

test("a day has whole and half hours, and quarters only where it has nothing else", () => {
  const free = [span("2026-12-01T10:15Z", "2026-12-01T11:15Z"), span("2026-12-02T10:15Z", "2026-12-02T10:30Z")];
  const days = startsByDay(free, 15, "UTC");
  expect([times(days.get("2026-12-01")), times(days.get("2026-12-02"))]).toEqual([["10:30", "11:00"], ["10:15"]]);
  expect(startsByDay(free, 90, "UTC").size).toBe(0);
});

test("what is moved stands on the day that the reader's clock shows, and beside it the free day that is nearest from then on, or the last one", () => {
  const instant = Date.parse("2026-12-10T23:30Z");
  expect([dayAt(instant, "UTC"), dayAt(instant, "Asia/Tokyo")]).toEqual(["2026-12-10", "2026-12-11"]);
  const days = ["2026-11-30", "2026-12-08", "2026-12-10", "2026-12-14"];
  const near = ["2026-12-10", "2026-12-11", "2026-11-01", "2027-01-05"].map((day) => dayNear(days, day));
  expect(near).toEqual(["2026-12-10", "2026-12-14", "2026-11-30", "2026-12-14"]);
  expect(dayNear([], "2026-12-10")).toBeUndefined();
});

test("a month is its weeks from Monday on", () => {
  const weeks = weeksOf("2026-12");
  expect([weeks.length, weeks[0], weeks.at(-1)?.slice(0, 5)]).toEqual([
    5,
    [null, "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06"],
    ["2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31", null],
  ]);
  expect(weeksOf("2027-02")).toHaveLength(4);
  expect(weeksOf("2026-08")).toHaveLength(6);
  expect(weeksOf("2026-12", "2026-12-14").map((week) => week[0])).toEqual(["2026-12-14", "2026-12-21", "2026-12-28"]);
  expect(weeksOf("2026-12", "2026-11-30")).toHaveLength(5);
});

test("months lead from the first free day to the last, over the turn of a year and over one without any", () => {
  expect(monthsOf(["2026-11-30", "2027-01-02"])).toEqual(["2026-11", "2026-12", "2027-01"]);
  expect(monthsOf(["2026-12-01"])).toEqual(["2026-12"]);
  expect(monthsOf([])).toEqual([]);
});

test("a month of which one or two weeks are left is seen together with the next one, and every other one by itself", () => {
  expect(pagesOf(["2026-11-30", "2027-01-02"])).toEqual([["2026-11", "2026-12"], ["2027-01"]]);
  expect(pagesOf(["2026-11-23", "2026-12-02"])).toEqual([["2026-11", "2026-12"]]);
  expect(pagesOf(["2026-11-22", "2026-12-02"])).toEqual([["2026-11"], ["2026-12"]]);
  expect(pagesOf(["2026-11-30"])).toEqual([["2026-11"]]);
  expect(pagesOf([])).toEqual([]);
});

test("two months are written with the same spaces by whoever's data of Unicode", () => {
  for (const range of ["November\u2009–\u2009December 2026", "November – December 2026"])
    expect(withPlainSpaces(range)).toBe("November – December 2026");
});
