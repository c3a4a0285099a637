import { afterEach, expect, test } from "vitest";
import { type CatalogEntry, SPECIFIED_ENTRIES } from "#app/features/catalog/catalog-entry";
import { CATEGORIES, categories } from "#app/features/catalog/categories";
import { setChangedEntries } from "#app/features/catalog/current-catalog";
import { EXPERTISE_TILES, expertiseTiles } from "#app/features/catalog/expertise-tiles";
import { SUBCATEGORIES, subcategories } from "#app/features/catalog/subcategories";
import { WIZARD_CATEGORIES } from "#app/features/catalog/wizard-categories";
import { categoryOfApplication, expertiseNow, wizardCategories } from "./offered-choices";
import { setChangedTopics } from "./topic-list";

const changed = (key: string, change: Partial<CatalogEntry>) => ({ ...SPECIFIED_ENTRIES.find((each) => each.key === key)!, ...change });

afterEach(() => setChangedEntries([]));

test("a wizard's categories keep their order and words whatever is changed elsewhere in the catalog", () => {
  setChangedEntries([changed("/business/strategy", { icon: "🧩" })]);
  expect(wizardCategories()).toEqual(WIZARD_CATEGORIES);
});

test("an order that an admin gave the site is the wizard's too", () => {
  setChangedEntries([changed("other", { position: -1 })]);
  expect(wizardCategories().map(({ category }) => category)).toEqual(categories().map(({ id }) => id));
  expect(wizardCategories()[0]?.id).toBe("human-resources");
});

test("a catalog whose changes are gone is the one that the code says, so that server and browser draw the same", () => {
  setChangedEntries([changed("legal", { texts: { name: "Law", pageTitle: "Lawyers", description: "Law." } })]);
  expect(wizardCategories().map(({ name }) => name)).toContain("Law");
  setChangedEntries([]);
  expect(
    [categories(), subcategories(), expertiseTiles()].map((list, index) => list === [CATEGORIES, SUBCATEGORIES, EXPERTISE_TILES][index]),
  ).toEqual([true, true, true]);
  expect(wizardCategories()).toEqual(WIZARD_CATEGORIES);
});

test("the category of an application is called what the catalog calls it", () => {
  const names = () =>
    wizardCategories().map(({ id, category }) => [categoryOfApplication(id), categories().find((each) => each.id === category)?.name]);
  for (const [said, name] of names()) expect(said).toBe(name);
  expect(categoryOfApplication("business-strategy")).toBe("Business");
  expect(categoryOfApplication("gone")).toBe("gone");
});

test("the area of an application is called what the catalog calls it now, also when it is offered no more", () => {
  const renamed = { slug: "business-strategy", name: "Raised beds", category: "business" as const, shelf: null, isRetired: false };
  expect(expertiseNow("Business Strategy")).toBe("Business Strategy");
  setChangedTopics([renamed]);
  expect(expertiseNow("Business Strategy")).toBe("Raised beds");
  setChangedTopics([{ ...renamed, isRetired: true }]);
  expect(expertiseNow("Business Strategy")).toBe("Raised beds");
  expect(expertiseNow("Raised beds")).toBe("Raised beds");
  setChangedTopics([]);
});
