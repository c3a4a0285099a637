import { afterEach, expect, test } from "vitest";
import { TOPICS } from "#app/features/catalog/topics";
import { foundTopics } from "#app/features/search/search-answer";
import {
  type ChangedTopic,
  changedTopics,
  namesNow,
  offeredTopics,
  setChangedTopics,
  subcategoryOfTopic,
  topicByName,
  topicsOfCategory,
  topicsOnShelf,
} from "./topic-list";
import { slugsForTopic, topicNameKey } from "./topic-name";
import { topicHits, weighTopics } from "./vocabulary/topics-in-text";
import { topicsOfWord } from "./vocabulary/topics-of-word";
import { vocabularyWord } from "./vocabulary/typos";

afterEach(() => setChangedTopics([]));

const aTopic = (changes: Partial<ChangedTopic>): ChangedTopic => ({
  slug: "blockchain",
  name: "Blockchain",
  category: "technology",
  shelf: null,
  words: "distributed ledger, tokenomics",
  isRetired: false,
  ...changes,
});
const money = aTopic({ slug: "finance", name: "Money", category: "finance", shelf: "/finance?expertise=financial-planning", words: "" });
const first = (text: string) => weighTopics(topicHits(text))[0]?.topic;

test("until an admin changes something the topics are the fifty in their order", () => {
  expect(offeredTopics().map(({ name, slug, category }) => ({ name, slug, category }))).toEqual(TOPICS.map((topic) => ({ ...topic })));
  expect(changedTopics()).toEqual([]);
});

test("an added topic comes after the fifty, in its category and on its shelf", () => {
  setChangedTopics([aTopic({ shelf: "/technology?expertise=software-cloud" })]);
  expect(offeredTopics()).toHaveLength(51);
  expect(offeredTopics().at(-1)?.name).toBe("Blockchain");
  expect(topicsOfCategory("technology").at(-1)?.slug).toBe("blockchain");
  expect(topicsOnShelf("/technology?expertise=software-cloud").map(({ name }) => name)).toContain("Blockchain");
  expect(foundTopics("blockch")).toEqual([{ path: "/technology?expertise=blockchain", name: "Blockchain" }]);
});

test("an added topic on a sub-category page is at home there", () => {
  setChangedTopics([aTopic({ category: "legal", shelf: "/legal/corporate-law" })]);
  expect(subcategoryOfTopic("blockchain")?.path).toBe("/legal/corporate-law");
  expect(foundTopics("blockch")[0]?.path).toBe("/legal/corporate-law");
});

test("a renamed topic keeps its place among the fifty, and is known by its new name alone", () => {
  setChangedTopics([money]);
  expect(
    offeredTopics()
      .map(({ name }) => name)
      .indexOf("Money"),
  ).toBe(2);
  expect(topicByName("finance")).toBeUndefined();
  expect(namesNow(["Finance", "Legal"])).toEqual(["Money", "Legal"]);
});

test("a retired topic is offered nowhere and meant by nothing", () => {
  setChangedTopics([{ ...money, name: "Finance", isRetired: true }]);
  expect(offeredTopics()).toHaveLength(49);
  expect(topicByName("Finance")).toBeUndefined();
  expect(namesNow(["Finance"])).toEqual([]);
  expect(topicHits("Who checks our cash flow forecast and finance?").map(({ topic }) => topic)).not.toContain("Finance");
});

test("what is said is understood of an added topic: its name, its words and a slip in them", () => {
  expect([first("We want a blockchain"), first("Somebody who knows a distributed ledger")]).not.toContain("Blockchain");
  setChangedTopics([aTopic({})]);
  expect(first("We want a blockchain")).toBe("Blockchain");
  expect(first("Somebody who knows a distributed ledger")).toBe("Blockchain");
  expect(topicsOfWord("tokenomics").map(({ name }) => name)).toContain("Blockchain");
  expect(vocabularyWord("tokenomcis")).toBe("tokenomics");
});

test("what was said of a topic is understood under its new name, and the old name too", () => {
  setChangedTopics([money]);
  expect(first("We have a question about money.")).toBe("Money");
  expect(first("We need help with our finance.")).toBe("Money");
  expect(first("Our cash flow forecast is wrong")).toBe("Money");
});

test("names are the same in any case and with any accents, and a slug is plain letters", () => {
  expect(topicNameKey("  Énergie   Solaire ")).toBe(topicNameKey("energie solaire"));
  expect(topicNameKey("C++")).not.toBe(topicNameKey("C#"));
  expect(slugsForTopic("Énergie & Climat", 2, "fr")).toEqual(["energie-climat", "energie-climat-2"]);
  expect(slugsForTopic("法律", 2, "de")).toEqual(["topic", "topic-2"]);
});
