import { expect, test } from "vitest";
import { highestRate } from "#app/features/rules/highest-rate";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { EDGE_TIMES } from "../../../../tests/support/edge-times";
import { readDirectoryQuery } from "./directory-query";
import { MAX_PAGES } from "./filter-options";

const read = (search: string) => readDirectoryQuery(new URLSearchParams(search));
const kept = (name: keyof ReturnType<typeof read>, values: string[]) =>
  values.map((value) => read(new URLSearchParams({ [name]: value }).toString())[name]);

test("what makes no sense counts as not given", () => {
  expect(
    read("price=x&rating=9&language=xx&availability=never&experience=1&date=2026-02-30&zone=Mars/Sea&sort=up&category=cats&page=1"),
  ).toEqual(read(""));
  expect(read("constructor=1&__proto__=2")).toEqual(read(""));
});

test("a day is one that can be reckoned with", () => {
  expect(
    kept("date", ["1970-01-01", "2026-12-01", "8999-12-31", ...EDGE_TIMES.filter((each) => !/^(1969|1970|8999)-..-..$/.test(each))]).filter(
      Boolean,
    ),
  ).toEqual(["1970-01-01", "2026-12-01", "8999-12-31"]);
});

test("a text is one line of at most 300 characters, a place of at most 80; what is longer is cut", () => {
  expect(kept("q", ["x", " tax\u0000\nlaw ", "🎯".repeat(301), "  \t"])).toEqual(["x", "tax law", "🎯".repeat(300), undefined]);
  expect(kept("location", ["a".repeat(80), "a".repeat(81)])).toEqual(["a".repeat(80), "a".repeat(80)]);
});

test("a price is more than nothing and at most what an advisor may ask", () => {
  const most = highestRate(SPECIFIED_RULES);
  expect(kept("price", ["0", "-1", "0.5", `${most}`, `${most + 1}`])).toEqual([undefined, undefined, 0.5, most, undefined]);
});

test("an area is named as addresses name it", () => {
  expect(kept("expertise", ["tax-planning", "a".repeat(60), "x"])).toEqual(["tax-planning", "a".repeat(60), "x"]);
  expect(kept("expertise", ["Tax", "tax planning", "a".repeat(61), ""])).toEqual(Array(4).fill(undefined));
});

test("pages that stand below one another are counted from two on, and a place is of at most 80 characters", () => {
  expect(kept("page", ["2", "1", "2.5", `${MAX_PAGES}`, `${MAX_PAGES + 1}`])).toEqual([2, undefined, undefined, MAX_PAGES, undefined]);
  expect(kept("after", ["a".repeat(80), "a".repeat(81)])).toEqual(["a".repeat(80), undefined]);
});

test("who is compared is carried along, and no empty list", () => {
  expect(kept("compare", ["x", "ada-advisor,ben-bold", "", ",,"])).toEqual(["x", "ada-advisor,ben-bold", undefined, undefined]);
});
