import { afterEach, beforeAll, expect, test } from "vitest";
import { type CatalogEntry, SPECIFIED_ENTRIES } from "#app/features/catalog/catalog-entry";
import { setChangedEntries } from "#app/features/catalog/current-catalog";
import { TOPICS } from "#app/features/catalog/topics";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { placeWords } from "#app/features/topics/place-words";
import { setChangedTopics } from "#app/features/topics/topic-list";
import { judge } from "./answer-kind";
import { interpretSearch } from "./search-meaning.server";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
afterEach(() => {
  setChangedEntries([]);
  setChangedTopics([]);
});

const entry = (key: string, kind: CatalogEntry["kind"], category: string, texts: Record<string, string>, translations = {}) => ({
  ...{ key, kind, category, address: key, icon: "", texts, translations, position: 0, isRetired: false },
});
const ENTRIES = [
  entry("pianoforte", "category", "", { name: "Pianoforte" }, { de: { name: "Klavier" } }),
  entry("/pianoforte/jazz", "page", "pianoforte", { title: "Pianoforte jazz", tileLabel: "Jazz e blues" }),
  entry("canto", "category", "", { name: "Canto" }),
];
const area = (slug: string, name: string, category: string, shelf: string | null = null) => ({
  slug,
  name,
  category,
  shelf,
  isRetired: false,
});
const AREAS = [
  area("tecnica", "Tecnica e tocco", "pianoforte"),
  area("accordi", "Improvvisazione", "pianoforte", "/pianoforte/jazz"),
  area("voce", "Impostazione della voce", "canto"),
];
const RETIRED = TOPICS.map((topic) => ({ ...topic, shelf: null, isRetired: true }));

function openMusicSchool() {
  setChangedEntries([...SPECIFIED_ENTRIES.map((each) => ({ ...each, isRetired: true, texts: {} })), ...ENTRIES]);
  setChangedTopics([...RETIRED, ...AREAS], placeWords(ENTRIES));
}

const meant = (text: string) => {
  const judged = judge(text, read(text), null);
  return judged.kind === "sure" ? read(text).areas[0]?.topic : "topics" in judged ? judged.topics.toSorted() : judged.kind;
};

test("who names a category or sub-category of the site's own, in any of its languages, means the areas in it", () => {
  openMusicSchool();
  const ofThePiano = ["Improvvisazione", "Tecnica e tocco"];
  expect(meant("Cerco un insegnante di pianoforte")).toEqual(ofThePiano);
  expect(meant("pianoforte")).toEqual(ofThePiano);
  expect(meant("Ich suche einen Lehrer für Klavier")).toEqual(ofThePiano);
  expect(meant("Vorrei lezioni di pianoforte jazz")).toBe("Improvvisazione");
  expect(meant("Chi insegna il blues?")).toBe("Improvvisazione");
  expect(meant("Cerco un maestro di canto")).toBe("Impostazione della voce");
});

test("the search of the site names the areas of such a category", async () => {
  openMusicSchool();
  const found = async (text: string) => (await interpretSearch(text)).topics.map(({ slug }) => slug).toSorted();
  expect(await found("pianoforte")).toEqual(["accordi", "tecnica"]);
  expect(await found("canto")).toEqual(["voce"]);
});

test("a name that ships stands for no more than before", () => {
  expect(placeWords(SPECIFIED_ENTRIES.map((each) => ({ ...each, translations: { de: { name: "Recht" } } }))).size).toBe(0);
});
