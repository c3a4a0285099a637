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

test("of an entry with very many fields those that changed are said, wherever they stand among those that stayed", () => {
  const stayed = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, "as it was"]));
  const pairs = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, { before: "as it was", after: text }]));
  for (const place of [0, 19, 20, 21, 99]) {
    const after = { ...stayed, [`field${place}`]: "anew" };
    const said = [{ field: [`field${place}`], before: "as it was", after: "anew" }];
    expect([place, changesOf({ before: stayed, after })]).toEqual([place, said]);
    expect([place, changesOf({ changed: pairs(after) })]).toEqual([place, said]);
    const deep = said.map((change) => ({ ...change, field: ["translations", "fr", ...change.field] }));
    expect([place, changesOf({ before: { translations: { fr: stayed } }, after: { translations: { fr: after } } })]).toEqual([place, deep]);
  }
  // When exactly the maximum number of fields changed, none is left out.
  const last = Object.fromEntries(
    Object.keys(stayed)
      .slice(-20)
      .map((name) => [name, "anew"]),
  );
  expect(changesOf({ before: stayed, after: { ...stayed, ...last } }).map(({ field }) => field[0])).toEqual(Object.keys(last));
});
