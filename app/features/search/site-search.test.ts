import { expect, test } from "vitest";
import { SEARCHABLE_PAGES } from "./searchable-pages";
import { filterCategories, searchSite } from "./site-search";

test("thirteen pages, each at an address of its own with a description", () => {
  expect(SEARCHABLE_PAGES).toHaveLength(13);
  expect(new Set(SEARCHABLE_PAGES.map(({ path }) => path)).size).toBe(13);
  expect(SEARCHABLE_PAGES.every(({ description }) => description.length > 10)).toBe(true);
});

test("without a text the search offers the categories alone", () => {
  expect(searchSite("  ").categories).toHaveLength(6);
  expect(searchSite("  ").pages).toEqual([]);
});

test("a text finds categories by name and pages by name or description", () => {
  const { categories, pages, exact } = searchSite("LEGAL");
  expect(categories.map(({ id }) => id)).toEqual(["legal"]);
  expect(pages.map(({ path }) => path)).toEqual(["/legal"]);
  expect(exact?.id).toBe("legal");
  expect(searchSite("how the price").pages.map(({ path }) => path)).toEqual(["/pricing"]);
});

test("a part of a category's name is no exact category", () => {
  expect(searchSite("tech").categories.map(({ id }) => id)).toEqual(["technology"]);
  expect(searchSite("tech").exact).toBeUndefined();
});

test("nothing is found for what nobody offers", () => {
  expect(searchSite("beekeeping")).toEqual({ categories: [], pages: [], exact: undefined });
});

test("find-advisor filters by name or description in any case", () => {
  expect(filterCategories("TAX").map(({ id }) => id)).toEqual(["finance"]);
  expect(filterCategories("")).toHaveLength(6);
});
