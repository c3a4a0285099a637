import { expect, test } from "vitest";
import { EDGE_TIMES } from "../../../../tests/support/edge-times";
import { MAX_STEPS } from "../limits";
import { beginBefore, readTrendRange, trendSteps } from "./trend-range";

const now = new Date("2026-12-02T10:00Z");
const read = (address: string, zone = "UTC") => readTrendRange(new URLSearchParams(address), { zone, now });

test("without a wish the last eight weeks are shown, from a Monday to today", () => {
  expect(read("")).toEqual({ by: "week", from: "2026-10-12", to: "2026-12-02" });
  const { begins, end } = trendSteps(read(""), "UTC");
  expect(begins).toHaveLength(8);
  expect(begins.map(({ at }) => at.getUTCDay())).toEqual(Array(8).fill(1));
  expect(end).toEqual({ day: "2026-12-07", at: new Date("2026-12-07T00:00Z") });
});

test.each([
  ["by=day", { by: "day", from: "2026-11-19", to: "2026-12-02" }],
  ["by=month", { by: "month", from: "2026-01-01", to: "2026-12-02" }],
  ["by=day&from=2026-11-30&to=2026-12-01", { by: "day", from: "2026-11-30", to: "2026-12-01" }],
  ["by=day&from=2026-12-02&to=2026-12-02", { by: "day", from: "2026-12-02", to: "2026-12-02" }],
  ["by=week&from=2026-11-18&to=2026-11-25", { by: "week", from: "2026-11-16", to: "2026-11-29" }],
  ["by=month&from=2026-02-28&to=2026-03-01", { by: "month", from: "2026-02-01", to: "2026-03-31" }],
  ["by=day&to=2030-01-01", { by: "day", from: "2026-11-19", to: "2026-12-02" }],
  ["by=day&from=2026-10-02", { by: "day", from: "2026-10-02", to: "2026-12-02" }],
  ["by=year&from=&to=", { by: "week", from: "2026-10-12", to: "2026-12-02" }],
])("%s is read in whole steps, no further than today", (address, range) => {
  expect(read(address)).toEqual(range);
  expect(trendSteps(read(address), "UTC").begins.length).toBeLessThanOrEqual(MAX_STEPS);
});

test.each([
  ["from=2026-12-01&to=2026-11-02", { to: "dashboard.trendsReversed" }],
  ["from=2026-12-30&to=2026-01-01", { to: "dashboard.trendsReversed" }],
  ["from=2026-12-03", { from: "dashboard.trendsAhead" }],
  ["from=2026-10-01", { from: "dashboard.trendsTooLong" }],
  ["from=2026-02-31&to=2026-11-02", { from: "dashboard.trendsNoDay" }],
  ["from=2026-11-02&to=soon", { to: "dashboard.trendsNoDay" }],
])("%s makes no range: the last days are read instead, with what was typed and what is wrong with it", (address, errors) => {
  const typed = new URLSearchParams(address);
  const refused = { from: typed.get("from") ?? "", to: typed.get("to") ?? "", errors };
  expect(read(`by=day&${address}`)).toEqual({ by: "day", from: "2026-11-19", to: "2026-12-02", refused });
});

test("days at the edges of the calendar make a range like any other, or none", () => {
  for (const day of EDGE_TIMES)
    for (const by of ["day", "week", "month"])
      for (const address of [`by=${by}&to=${day}`, `by=${by}&from=${day}`, `by=${by}&from=${day}&to=${day}`]) {
        const { begins } = trendSteps(read(address.replaceAll("+", "%2B"), "Pacific/Kiritimati"), "Pacific/Kiritimati");
        expect([address, begins.length > 0 && begins.length <= MAX_STEPS]).toEqual([address, true]);
      }
});

test("a day begins at midnight in the zone, be it 23 or 25 hours long, and is there where the clock skips midnight", () => {
  const { begins, end } = trendSteps(read("by=day&from=2026-10-24&to=2026-10-26"), "Europe/Paris");
  expect(begins.map(({ at }) => at.toISOString())).toEqual([
    "2026-10-23T22:00:00.000Z",
    "2026-10-24T22:00:00.000Z",
    "2026-10-25T23:00:00.000Z",
  ]);
  expect(end.at.toISOString()).toBe("2026-10-26T23:00:00.000Z");
  const [skipped] = trendSteps({ by: "day", from: "2026-04-24", to: "2026-04-24" }, "Africa/Cairo").begins;
  expect(skipped?.at.toISOString()).toBe("2026-04-23T22:00:00.000Z");
  expect(read("by=day&from=2026-12-01", "Pacific/Kiritimati").to).toBe("2026-12-03");
});

test("a running range is compared with as much time before it as has passed", () => {
  const [begin, end] = [new Date("2026-11-30T00:00Z"), new Date("2026-12-07T00:00Z")];
  expect(beginBefore(begin, end, now)).toEqual(new Date("2026-11-27T14:00Z"));
  expect(beginBefore(begin, end, new Date("2027-01-01T00:00Z"))).toEqual(new Date("2026-11-23T00:00Z"));
});
