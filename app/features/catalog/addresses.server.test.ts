import { afterEach, expect, test } from "vitest";
import { offeredTopics, setChangedTopics } from "#app/features/topics/topic-list";
import { elsewhere, placeNow, setAddresses } from "./addresses.server";
import { type CatalogEntry, SPECIFIED_ENTRIES } from "./catalog-entry";
import {
  CATEGORIES,
  categories,
  categoryById,
  categoryOr,
  FIND_ADVISOR_TILES,
  hasSpecifiedCategories,
  tiledCategories,
} from "./categories";
import { changedEntries, setChangedEntries } from "./current-catalog";
import { EXPERTISE_TILES, expertiseTiles } from "./expertise-tiles";
import { policiesPath, policyPath } from "./legal-page";
import { SUBCATEGORIES, subcategories, subcategoriesOf } from "./subcategories";

const entry = (key: string, change: Partial<CatalogEntry> = {}) => ({ ...SPECIFIED_ENTRIES.find((each) => each.key === key)!, ...change });
const GARDENS: CatalogEntry = {
  key: "gardens",
  kind: "category",
  category: "",
  address: "gardens",
  icon: "sun",
  texts: { name: "Gardens", pageTitle: "Garden Advisors", description: "Beds, trees and lawns." },
  position: 9,
  isRetired: false,
};

afterEach(() => {
  setChangedEntries([]);
  setChangedTopics([]);
  setAddresses([]);
});

test("the specified entries, put together again, are what a new site begins with, to the letter", () => {
  setChangedEntries([...SPECIFIED_ENTRIES]);
  expect(categories()).toEqual(CATEGORIES);
  expect(subcategories()).toEqual(SUBCATEGORIES);
  expect(expertiseTiles()).toEqual(EXPERTISE_TILES);
  expect(tiledCategories().map(({ id }) => id)).toEqual(FIND_ADVISOR_TILES);
  expect(hasSpecifiedCategories()).toBe(true);
});

test("a retired category takes what stands below it and its areas along, and is still known by its id", () => {
  setChangedEntries([entry("business", { isRetired: true }), GARDENS]);
  setChangedTopics([]);
  expect(categories().map(({ id }) => id)).toEqual(["finance", "technology", "marketing", "legal", "other", "gardens"]);
  expect(subcategoriesOf("business")).toEqual([]);
  expect(offeredTopics().filter(({ category }) => category === "business")).toEqual([]);
  expect(categoryById("business").name).toBe("Business");
  expect([categoryOr("business"), categoryOr("gardens")]).toEqual(["other", "gardens"]);
  expect(tiledCategories().map(({ id }) => id)).toEqual(["finance", "legal", "technology", "marketing", "other", "gardens"]);
  expect(changedEntries()).toHaveLength(2);
});

test("what names a field outside the catalog, and the policies below Legal, hold as long as the six are called what they were", () => {
  expect([hasSpecifiedCategories(), policiesPath(), policyPath("privacy")]).toEqual([true, "/legal", "/legal#privacy"]);
  setChangedEntries([entry("legal", { address: "law" })]);
  expect([hasSpecifiedCategories(), policiesPath(), policyPath("terms")]).toEqual([true, "/law", "/law#terms"]);
  const { texts } = entry("legal");
  setChangedEntries([entry("legal", { texts: { ...texts, name: "Lawns" } })]);
  expect([hasSpecifiedCategories(), policiesPath(), policyPath("privacy")]).toEqual([false, "/terms", "/privacy"]);
  setChangedEntries([entry("other", { isRetired: true })]);
  expect([hasSpecifiedCategories(), policiesPath()]).toEqual([false, "/legal"]);
});

test("an old address leads to the one of now, a retired one is gone, and any other is none", () => {
  const renamed = { ...entry("business", { address: "firms" }), oldAddresses: ["business"] };
  const page = { ...entry("/business/strategy", { address: "plans" }), oldAddresses: ["strategy"] };
  setAddresses([renamed, page, { ...entry("legal", { isRetired: true }), oldAddresses: [] }]);
  expect(placeNow("/business")).toBe("/firms");
  expect(placeNow("/business/strategy")).toBe("/firms/plans");
  expect(placeNow("/firms/operations")).toBe("/firms/operations");
  expect([placeNow("/legal"), placeNow("/legal/corporate-law")]).toEqual(["gone", "gone"]);
  expect([placeNow("/nothing"), placeNow("/firms/nothing"), placeNow("/finance/fundraising"), placeNow("/firms/plans/more")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  const moved = elsewhere(new URL("http://site/business?q=tax")) as Response;
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/firms?q=tax"]);
});
