import { expect, test } from "vitest";
import { cutPage, pageOf, ROWS_A_PAGE } from "./list-count";

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ place: `row ${index}` }));
const last = `row ${ROWS_A_PAGE - 1}`;

test("one row more than a page shows is asked for", () => {
  expect(pageOf({ page: 3, after: "x", before: "y" })).toEqual({ limit: 21, after: "x", before: "y" });
});

test("the first page leads on where there is a row more than it shows, and never back", () => {
  expect(cutPage(rows(ROWS_A_PAGE), { page: 1 })).toEqual({ rows: rows(ROWS_A_PAGE), shown: { page: 1, before: null, after: null } });
  expect(cutPage(rows(ROWS_A_PAGE + 1), { page: 1 })).toEqual({ rows: rows(ROWS_A_PAGE), shown: { page: 1, before: null, after: last } });
  expect(cutPage([], { page: 7 })).toEqual({ rows: [], shown: { page: 1, before: null, after: null } });
});

test("a page that comes after a row leads back to it", () => {
  expect(cutPage(rows(ROWS_A_PAGE + 1), { page: 3, after: "x" }).shown).toEqual({ page: 3, before: "row 0", after: last });
  expect(cutPage(rows(2), { page: 3, after: "x" }).shown).toEqual({ page: 3, before: "row 0", after: null });
  // When an address contains both, `after` wins.
  expect(cutPage(rows(2), { page: 1, after: "x", before: "y" })).toEqual({
    rows: rows(2),
    shown: { page: 2, before: "row 0", after: null },
  });
});

test("a page that comes before a row is found from below, stands in its order and leads on to that row", () => {
  const whole = cutPage(rows(ROWS_A_PAGE + 1), { page: 4, before: "y" });
  expect(whole.rows).toEqual(rows(ROWS_A_PAGE).reverse());
  expect(whole.shown).toEqual({ page: 4, before: last, after: "row 0" });
  // A page with the first rows is page 1, whatever its address says.
  expect(cutPage(rows(2), { page: 4, before: "y" }).shown).toEqual({ page: 1, before: null, after: "row 0" });
});

test("a page of which nothing is left leads nowhere but where it came from", () => {
  expect(cutPage([], { page: 3, after: "x" }).shown).toEqual({ page: 3, before: null, after: null });
  expect(cutPage([], { page: 3, before: "y" }).shown).toEqual({ page: 1, before: null, after: null });
});
