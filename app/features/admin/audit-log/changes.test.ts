import { expect, test } from "vitest";
import { aboutOf, changesOf } from "./changes";

test("what was written down about an act says each field that changed, from what to what, and none that stayed", () => {
  const details = {
    before: { address: "legal", texts: { name: "Legal", pageTitle: "Lawyers" }, translations: {} },
    after: { address: "law", texts: { name: "Law", pageTitle: "Lawyers" }, translations: { de: { name: "Recht" } } },
  };
  expect(changesOf(details)).toEqual([
    { field: ["address"], before: "legal", after: "law" },
    { field: ["texts", "name"], before: "Legal", after: "Law" },
    { field: ["translations", "de", "name"], before: "", after: "Recht" },
  ]);
  expect(changesOf({ section: "hero", changed: { title: { before: "A", after: "B" }, subtitle: { before: "C", after: "C" } } })).toEqual([
    { field: ["title"], before: "A", after: "B" },
  ]);
  expect(changesOf({ language: "de", name: "guide.seekTitle", before: null, after: "Rat" })).toEqual([
    { field: ["de", "guide.seekTitle"], before: "", after: "Rat" },
  ]);
  expect(changesOf({ before: ["a", "b"], after: ["b", "a"] })).toEqual([{ field: [], before: "a, b", after: "b, a" }]);
  expect(changesOf({ reason: "Spam" })).toEqual([]);
});

test("the entries of a section are said by their numbers, one by one", () => {
  const entries = { before: [{ title: "A" }], after: [{ title: "A" }, { title: "B" }] };
  expect(changesOf({ changed: { contentData: entries } })).toEqual([{ field: ["contentData", "2", "title"], before: "", after: "B" }]);
});

test("a long text is cut, and of very many changes the first are said", () => {
  const [change] = changesOf({ before: { text: "" }, after: { text: "x".repeat(500) } });
  expect(change?.after).toHaveLength(121);
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field${index}`, index]));
  expect(changesOf({ before: {}, after: many })).toHaveLength(20);
});

test("an act is about what its details name", () => {
  expect(aboutOf({ name: "Legal", moveTo: "other" })).toBe("Legal");
  expect(aboutOf({ before: { texts: { title: "Fruit Trees" } }, after: {} })).toBe("Fruit Trees");
  expect([aboutOf({ section: "hero" }), aboutOf({ text: "Sale" }), aboutOf({ ids: ["1"] })]).toEqual(["hero", "Sale", ""]);
});
