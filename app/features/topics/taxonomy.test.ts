import { expect, test } from "vitest";
import { CATEGORIES, categoryByName, FIND_ADVISOR_TILES, isCategoryId } from "#app/features/catalog/categories";
import { DASHBOARD_EXPERTISE, DEFAULT_EXPERTISE, WIZARD_EXPERTISE } from "#app/features/catalog/expertise-options";
import { EXPERTISE_TILES, expertiseTilesOf } from "#app/features/catalog/expertise-tiles";
import { SUBCATEGORIES, subcategoriesOf } from "#app/features/catalog/subcategories";
import { TOPICS } from "#app/features/catalog/topics";
import { WIZARD_CATEGORIES } from "#app/features/catalog/wizard-categories";
import { subcategoryOfTopic, topicByName, topicBySlug, topicsOfCategory } from "./topic-list";

const names = TOPICS.map(({ name }) => name);
const unique = (values: readonly string[]) => new Set(values).size === values.length;

test("six categories stand in the documents' order", () => {
  expect(CATEGORIES.map(({ name }) => name)).toEqual(["Business", "Finance", "Technology", "Marketing / PR", "Legal", "Other"]);
});

test("find-advisor shows each category once", () => {
  expect([...FIND_ADVISOR_TILES].sort()).toEqual(CATEGORIES.map(({ id }) => id).sort());
});

test("a category is found by its name in any case, and only by the whole of it", () => {
  expect(categoryByName(" marketing / pr ")?.id).toBe("marketing");
  expect(categoryByName("market")).toBeUndefined();
});

test("fifty areas have fifty names and fifty slugs", () => {
  expect(TOPICS).toHaveLength(50);
  expect(unique(names.map((name) => name.toLowerCase()))).toBe(true);
  expect(unique(TOPICS.map(({ slug }) => slug))).toBe(true);
  expect(TOPICS.every(({ slug }) => /^[a-z]+(-[a-z]+)*$/.test(slug))).toBe(true);
});

test("the first areas and the last are the ones the document names", () => {
  expect(names.slice(0, 10)).toEqual([
    "Business Strategy",
    "Marketing",
    "Finance",
    "Technology",
    "Legal",
    "Operations",
    "Human Resources",
    "Sales",
    "Product Management",
    "Data Analytics",
  ]);
  expect(names.at(-1)).toBe("Tax and Accounting");
});

test("every area belongs to one of the six categories and every category has areas", () => {
  expect(TOPICS.every(({ category }) => isCategoryId(category))).toBe(true);
  expect(CATEGORIES.flatMap(({ id }) => topicsOfCategory(id))).toHaveLength(50);
  expect(CATEGORIES.every(({ id }) => topicsOfCategory(id).length >= 4)).toBe(true);
});

test("an area is found by its name in any case and by its slug", () => {
  expect(topicByName("  tax AND accounting ")?.slug).toBe("tax-and-accounting");
  expect(topicBySlug("e-commerce")?.name).toBe("E-commerce");
  expect(topicByName("Astrology")).toBeUndefined();
});

test("the twelve sub-category pages stand at the addresses of the route list", () => {
  expect(SUBCATEGORIES.map(({ path }) => path).sort()).toEqual(
    [
      "/business/strategy",
      "/business/operations",
      "/business/growth-scaling",
      "/business/other",
      "/legal/corporate-law",
      "/legal/employment-law",
      "/legal/immigration-law",
      "/legal/intellectual-property",
      "/marketing/digital-marketing",
      "/marketing/brand-strategy",
      "/marketing/growth-hacking",
      "/marketing/other",
    ].sort(),
  );
  expect(SUBCATEGORIES.every(({ path, category, slug }) => path === `/${category}/${slug}`)).toBe(true);
});

test("every sub-category and every tile has areas, all of its own category", () => {
  for (const { category, topics } of [...SUBCATEGORIES, ...EXPERTISE_TILES]) {
    expect(topics.length).toBeGreaterThan(0);
    expect(topics.map((name) => topicByName(name)?.category)).toEqual(topics.map(() => category));
  }
});

test("no area stands on two sub-category pages or tiles", () => {
  expect(unique([...SUBCATEGORIES, ...EXPERTISE_TILES].flatMap(({ topics }) => topics))).toBe(true);
});

test("every area of a category with sub-pages or tiles is on one of them, except the category's own name", () => {
  const placed = new Set<string>([...SUBCATEGORIES, ...EXPERTISE_TILES].flatMap(({ topics }) => topics));
  const unplaced = TOPICS.filter(({ name, category }) => category !== "other" && !placed.has(name));
  expect(unplaced.map(({ name }) => name)).toEqual(["Legal"]);
  expect(subcategoryOfTopic("intellectual property")?.tileLabel).toBe("IP Law");
  expect(subcategoryOfTopic("Legal")).toBeUndefined();
});

test("business, legal and marketing have four sub-pages; finance and technology four tiles", () => {
  expect(CATEGORIES.map(({ id }) => [subcategoriesOf(id).length, expertiseTilesOf(id).length])).toEqual([
    [4, 0],
    [0, 4],
    [0, 4],
    [4, 0],
    [4, 0],
    [0, 0],
  ]);
});

test("the tile labels of find-advisor are those of the sub-pages", () => {
  for (const { id, tileSubcategories } of CATEGORIES.filter((category) => category.tileSubcategories.length > 0))
    expect(subcategoriesOf(id).map(({ tileLabel }) => tileLabel)).toEqual([...tileSubcategories]);
});

test("each wizard category presets an expertise the wizard offers, in the category it is listed in", () => {
  expect(WIZARD_CATEGORIES.map(({ category }) => category)).toEqual(["business", "finance", "marketing", "technology", "legal", "other"]);
  for (const { category, firstSubcategory } of WIZARD_CATEGORIES) {
    expect(WIZARD_EXPERTISE).toContain(firstSubcategory);
    expect(topicByName(firstSubcategory)?.category).toBe(category);
  }
});

test("the expertise choices are twelve and six areas, a profile starts with two", () => {
  expect([WIZARD_EXPERTISE.length, DASHBOARD_EXPERTISE.length]).toEqual([12, 6]);
  expect(DEFAULT_EXPERTISE).toEqual(["Business Strategy", "Marketing"]);
  expect([...WIZARD_EXPERTISE, ...DASHBOARD_EXPERTISE].every((name) => topicByName(name) !== undefined)).toBe(true);
});
