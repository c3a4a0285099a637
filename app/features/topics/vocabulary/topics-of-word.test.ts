import { expect, test } from "vitest";
import { meaningfulWords } from "#app/features/catalog/search-words";
import { SUBCATEGORIES } from "#app/features/catalog/subcategories";
import { allSayings, isMeantBy } from "./topics-in-text";
import { isOfVocabulary, topicsOfWord, topicsOfWords } from "./topics-of-word";

const names = (word: string) => topicsOfWord(word).map(({ name }) => name);

test("an area is meant by the beginning of its name", () => {
  expect(names("cybersec")).toEqual(["Cybersecurity"]);
  expect(names("ai")).toEqual(["Artificial Intelligence"]);
});

test("an area is meant by the words people have for it", () => {
  expect(names("deliveries")).toEqual(expect.arrayContaining(["Supply Chain", "Logistics"]));
  expect(names("trademark")).toContain("Intellectual Property");
  expect(names("hr")).toContain("Human Resources");
});

test("short words are not beginnings: 'it' means nothing, 'adder' no ads", () => {
  expect(names("it")).toEqual([]);
  expect(names("adder")).toEqual([]);
});

test("each sub-category page's own example speaks of one of its areas", () => {
  for (const { searchPlaceholder, topics, path } of SUBCATEGORIES) {
    const meant = meaningfulWords(searchPlaceholder).flatMap(names);
    expect(
      topics.some((area) => meant.includes(area)),
      path,
    ).toBe(true);
  }
});

test("a word is meant in its plural, and in two as in one", () => {
  expect(names("properties")).toContain("Intellectual Property");
  expect(names("taxes")).toContain("Tax and Accounting");
  expect(names("startups")).toContain("Startup Growth");
});

test("a word is of the vocabulary where one of its words is that word, or its beginning", () => {
  const patterns = [...new Set(allSayings().flatMap(({ words, weight }) => (weight >= 1 ? words : [])))].filter((each) => each !== "*");
  const some = patterns.filter((_, at) => at % 40 === 0).map((pattern) => pattern.replace("*", ""));
  const words = some.flatMap((word) => [word, `${word}s`, word.slice(0, -1), word.slice(1)]);
  const wrong = words.filter((word) => isOfVocabulary(word) !== patterns.some((pattern) => isMeantBy(pattern, word)));
  expect([words.some(isOfVocabulary), words.every(isOfVocabulary), wrong]).toEqual([true, false, []]);
  expect([isOfVocabulary("*"), isOfVocabulary("")]).toEqual([false, false]);
});

const together = (...words: string[]) => topicsOfWords(words).map((topics) => topics.map(({ name }) => name));

test("words that stand together speak of what they say together", () => {
  expect(names("money")).not.toContain("Fundraising");
  const [raise, money] = together("raise", "money");
  expect(raise).toContain("Fundraising");
  expect(money).toContain("Fundraising");
  expect(together("money", "raise")[0]).not.toContain("Fundraising");
});

test("a compound that nobody has noted speaks of what its end says", () => {
  expect(together("gewerbemietvertrag")[0]).toContain("Corporate Law");
  expect(together("xyzzyplugh")[0]).toEqual([]);
});
