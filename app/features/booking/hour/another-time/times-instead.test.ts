import { expect, test } from "vitest";
import { timesInstead } from "./times-instead";

const at = (day: number, clock: string) => Date.parse(`2026-12-${String(day).padStart(2, "0")}T${clock}:00Z`);
const quarters = (day: number, clock: string, count: number) =>
  Array.from({ length: count }, (_, index) => at(day, clock) + index * 900_000);
const said = (free: readonly number[], wanted: number | null) =>
  timesInstead(free, wanted).map((time) => `${Number(time.slice(8, 10))} ${time.slice(11, 16)}`);

test("times in place of a wanted one lie on several days, at about its hour, and are no six quarters of one morning", () => {
  const free = [3, 4, 7, 8, 9].flatMap((day) => quarters(day, "09:00", 32)).filter((start) => start !== at(4, "10:00"));
  expect(said(free, at(4, "10:00"))).toEqual(["3 10:00", "4 09:30", "4 10:30", "7 10:00", "8 10:00", "9 10:00"]);
  expect(said(free, at(5, "20:00"))).toEqual(["3 16:30", "4 16:30", "7 16:30", "8 16:30", "9 16:30", "4 16:00"].toSorted());
});

test("where one morning alone is free its half hours are offered, and without a wanted time the first ones", () => {
  expect(said(quarters(3, "09:00", 12), at(3, "08:07"))).toEqual(["3 09:00", "3 09:30", "3 10:00", "3 10:30", "3 11:00", "3 11:30"]);
  expect(
    said(
      [3, 4, 7].flatMap((day) => quarters(day, "09:00", 8)),
      null,
    ),
  ).toContain("7 09:00");
  expect(said([], at(3, "10:00"))).toEqual([]);
});
