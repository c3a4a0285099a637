import fc from "fast-check";
import { expect, test } from "vitest";
import type { WeeklySpan } from "#app/features/schedule/weekly-hours";
import { blockedOn, partsBetween, wallText, withoutPart } from "../own-week/blocked-hours";
import { listedDates } from "./listed-dates";

/** Monday to Friday from nine to five. */
const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startMinute: 540, endMinute: 1020 }));
const off = (date: string) => ({ date, startMinute: null, endMinute: null });

const weekdayOf = (date: string) => ((new Date(date).getUTCDay() + 6) % 7) + 1;
const usualOn = (week: readonly WeeklySpan[], date: string) => week.filter(({ weekday }) => weekday === weekdayOf(date));

/** Returns the exceptions stored when a range of the week is blocked. */
const blocked = (from: string, to: string, week: readonly WeeklySpan[] = WEEK) =>
  partsBetween(from, to).flatMap((part) => {
    return withoutPart({ usual: usualOn(week, part.date), exceptions: [] }, part) ?? [];
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

const FRIDAY = "2026-12-11";
const MONDAY = "2026-12-14";

test.each([
  ["the first reaches the end of its day", ["2026-12-07", 15, 17], ["2026-12-08", 11, 13]],
  ["the second begins with its day", ["2026-12-07", 11, 13], ["2026-12-08", 9, 12]],
  ["the first reaches the weekend", [FRIDAY, 15, 17], [MONDAY, 11, 13]],
  ["the second begins after the weekend", [FRIDAY, 11, 13], [MONDAY, 9, 12]],
] as const)("two blocks that do not touch are two lines, though %s", (_, one, other) => {
  const blocks = [one, other];
  const wall = (date: string, hour: number) => wallText(date, hour * 60);
  const both = blocks.flatMap(([date, from, to]) => blocked(wall(date, from), wall(date, to)));
  expect(listedDates(both, WEEK)).toEqual(
    blocks.map(([date, from, to]) => ({ from: date, until: date, kind: "block", spans: [{ startMinute: from * 60, endMinute: to * 60 }] })),
  );
});

/** Nine to noon and one to five, and from eight on Mondays. */
const WITH_LUNCH = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, startMinute: weekday === 1 ? 480 : 540, endMinute: 720 },
  { weekday, startMinute: 780, endMinute: 1020 },
]);

test.each([
  ["of many days", "2026-12-07T15:00", "2026-12-17T10:00", { kind: "block", spans: [{ startMinute: 900, endMinute: 600 }] }],
  ["over a break of each day", "2026-12-07T10:00", "2026-12-09T15:00", { kind: "block", spans: [{ startMinute: 600, endMinute: 900 }] }],
  [
    "of whole days before a part of one",
    "2026-12-07T00:00",
    "2026-12-09T10:00",
    { kind: "block", spans: [{ startMinute: 480, endMinute: 600 }] },
  ],
  ["of whole days around a weekend", "2026-12-10T00:00", "2026-12-15T00:00", { kind: "off", spans: [], until: MONDAY }],
])("a block %s is one line", (_, from, to, line) => {
  expect(listedDates(blocked(from, to, WITH_LUNCH), WITH_LUNCH)).toEqual([{ from: from.slice(0, 10), until: to.slice(0, 10), ...line }]);
});

test("the same hour of two days in a row, each blocked by itself, is a line a day", () => {
  const both = ["2026-12-07", "2026-12-08"].flatMap((date) => blocked(`${date}T10:00`, `${date}T11:00`));
  const spans = [{ startMinute: 600, endMinute: 660 }];
  expect(listedDates(both, WEEK)).toEqual(["2026-12-07", "2026-12-08"].map((date) => ({ from: date, until: date, kind: "block", spans })));
});

const hours = (most: number, range = { min: 0, max: 24 }) =>
  fc.uniqueArray(fc.integer(range), { maxLength: most }).map((each) => each.sort((one, other) => one - other));
/** None to two open spans per weekday. */
const openDay = hours(4).map((each) =>
  Array.from({ length: Math.floor(each.length / 2) }, (_, index) => ({
    startMinute: (each[2 * index] ?? 0) * 60,
    endMinute: (each[2 * index + 1] ?? 0) * 60,
  })),
);
const openWeek = fc
  .array(openDay, { minLength: 7, maxLength: 7 })
  .map((week) => week.flatMap((spans, index) => spans.map((span) => ({ weekday: index + 1, ...span }))));

/** Generates blocks between whole hours that share no day and have open time in between. */
function apart(week: readonly WeeklySpan[], stretches: readonly number[]) {
  const at = (hour: number) => wallText("2026-12-07", hour * 60);
  const blocks: ReturnType<typeof blocked>[] = [];
  let end = 0;
  for (let index = 0; index + 1 < stretches.length; index += 2) {
    const [from = 0, to = 0] = stretches.slice(index, index + 2);
    const [last, block] = [blocks.at(-1), blocked(at(from), at(to), week)];
    const isApart = !last || (blocked(at(end), at(from), week).length > 0 && last.at(-1)!.date < (block[0]?.date ?? ""));
    if (block.length === 0 || !isApart) continue;
    blocks.push(block);
    end = to;
  }
  return blocks;
}

/** Returns the line of one block: days off if no open time is left on any of them. */
function lineOf(week: readonly WeeklySpan[], block: ReturnType<typeof blocked>) {
  const [from = "", until = ""] = [block[0]?.date, block.at(-1)?.date];
  const out = (date: string) => blockedOn({ usual: usualOn(week, date), exceptions: block.filter((each) => each.date === date) });
  if (block.every(({ startMinute }) => startMinute === null)) return { from, until, kind: "off", spans: [] };
  const over = [{ startMinute: out(from)[0]?.startMinute, endMinute: out(until).at(-1)?.endMinute }];
  return { from, until, kind: "block", spans: from === until ? out(from) : over };
}

test("whatever was blocked at once is one line from its first minute to its last, and taking that line away opens just that again", () => {
  fc.assert(
    fc.property(openWeek, hours(8, { min: 0, max: 400 }), (week, stretches) => {
      const blocks = apart(week, stretches);
      const lines = listedDates(blocks.flat(), week);
      expect(lines).toEqual(blocks.map((block) => lineOf(week, block)));
      const takenAway = lines.map(({ from, until }) => blocks.flat().filter(({ date }) => from <= date && date <= until));
      expect(takenAway).toEqual(blocks);
    }),
    { numRuns: 500 },
  );
});
