import { expect, test } from "vitest";
import { partsBetween, withoutPart } from "../own-week/blocked-hours";
import { listedDates } from "./listed-dates";

/** Monday to Friday from nine to five. */
const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startMinute: 540, endMinute: 1020 }));
const off = (date: string) => ({ date, startMinute: null, endMinute: null });

/** What blocking a stretch of a week writes down. */
const blocked = (from: string, to: string) =>
  partsBetween(from, to).flatMap((part) => {
    const weekday = ((new Date(part.date).getUTCDay() + 6) % 7) + 1;
    return withoutPart({ usual: WEEK.filter((span) => span.weekday === weekday), exceptions: [] }, part) ?? [];
  });

test("hours that are blocked within a day are one line, and not what is left of the day", () => {
  expect(listedDates(blocked("2026-12-07T11:00", "2026-12-07T13:00"), WEEK)).toEqual([
    { from: "2026-12-07", until: "2026-12-07", kind: "block", spans: [{ startMinute: 660, endMinute: 780 }] },
  ]);
});

test("a block over several days is one line from its first hour to its last, over a weekend too", () => {
  expect(listedDates(blocked("2026-12-07T15:00", "2026-12-09T12:00"), WEEK)).toEqual([
    { from: "2026-12-07", until: "2026-12-09", kind: "block", spans: [{ startMinute: 900, endMinute: 720 }] },
  ]);
  expect(listedDates(blocked("2026-12-11T15:00", "2026-12-14T10:00"), WEEK)).toEqual([
    { from: "2026-12-11", until: "2026-12-14", kind: "block", spans: [{ startMinute: 900, endMinute: 600 }] },
  ]);
});

test("blocks that do not touch are lines of their own", () => {
  const two = [...blocked("2026-12-07T11:00", "2026-12-07T13:00"), ...blocked("2026-12-08T15:00", "2026-12-08T17:00")];
  expect(listedDates(two, WEEK).map(({ from, kind }) => [from, kind])).toEqual([
    ["2026-12-07", "block"],
    ["2026-12-08", "block"],
  ]);
});

test("days in a row that differ in the same way are listed in one line, and other hours beside them in another", () => {
  const extra = { date: "2027-01-04", startMinute: 1080, endMinute: 1140 };
  const instead = [off("2027-01-05"), { date: "2027-01-05", startMinute: 1080, endMinute: 1140 }];
  expect(listedDates([off("2027-01-01"), off("2026-12-31"), extra, ...instead], WEEK)).toEqual([
    { from: "2026-12-31", until: "2027-01-01", kind: "off", spans: [] },
    { from: "2027-01-04", until: "2027-01-04", kind: "extra", spans: [{ startMinute: 1080, endMinute: 1140 }] },
    { from: "2027-01-05", until: "2027-01-05", kind: "instead", spans: [{ startMinute: 1080, endMinute: 1140 }] },
  ]);
});
