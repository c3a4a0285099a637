import { afterEach, expect, test } from "vitest";
import { SPECIFIED_ENTRIES } from "#app/features/catalog/catalog-entry";
import { setChangedEntries } from "#app/features/catalog/current-catalog";
import { expertiseTiles } from "#app/features/catalog/expertise-tiles";
import { SEARCHABLE_PAGES, searchablePages } from "./searchable-pages";

const legal = SPECIFIED_ENTRIES.find(({ key, kind }) => key === "legal" && kind === "category")!;
const paths = () => searchablePages().map(({ path }) => path);

afterEach(() => setChangedEntries([]));

test("the specified pages are found as they are", () => {
  expect(searchablePages()).toEqual(SEARCHABLE_PAGES);
});

test("the page of Legal is found where it has moved to, and not once its category is retired or called otherwise", () => {
  setChangedEntries([{ ...legal, address: "law" }]);
  expect(paths()).toEqual(SEARCHABLE_PAGES.map(({ path }) => (path === "/legal" ? "/law" : path)));
  const without = SEARCHABLE_PAGES.map(({ path }) => path).filter((path) => path !== "/legal");
  for (const change of [{ isRetired: true }, { texts: { ...legal.texts, name: "Law" } }]) {
    setChangedEntries([{ ...legal, ...change }]);
    expect(paths()).toEqual(without);
  }
});

test("the tiles of a retired category are gone with it, and those of the others stay", () => {
  const before = expertiseTiles();
  const [{ category } = { category: "" }] = before;
  const entry = SPECIFIED_ENTRIES.find(({ key, kind }) => key === category && kind === "category")!;
  setChangedEntries([{ ...entry, isRetired: true }]);
  expect(expertiseTiles()).toEqual(before.filter((tile) => tile.category !== category));
  expect(expertiseTiles().length).toBeLessThan(before.length);
});
