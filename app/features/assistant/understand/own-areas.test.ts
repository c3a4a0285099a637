import { afterEach, beforeAll, expect, test } from "vitest";
import { TOPICS } from "#app/features/catalog/topics";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { setChangedTopics } from "#app/features/topics/topic-list";
import { judge } from "./answer-kind";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
afterEach(() => setChangedTopics([]));

const RETIRED = TOPICS.map((area) => ({ ...area, shelf: null, isRetired: true }));
const area = (slug: string, name: string, more = {}) => ({ slug, name, category: "other", shelf: null, isRetired: false, ...more });
const TRANSLATED = [
  area("contrats", "Contrats", { translations: { en: "Contracts", de: "Verträge" } }),
  area("brevets", "Brevets", { translations: { it: "Brevetti" } }),
  area("notices", "Notices techniques", { words: "modes d'emploi" }),
  area("actes", "Actes d’état civil"),
  area("sous-titrage", "Sous-titrage"),
];

const meant = (text: string) => {
  const reading = read(text);
  const { kind } = judge(text, reading, null);
  return kind === "sure" ? reading.areas[0]?.topic : kind;
};

test("an area of the site's own is understood in singular and plural, and in each language it was translated to, where the fifty are retired", () => {
  setChangedTopics([...RETIRED, ...TRANSLATED]);
  const said = {
    "J'ai un contrat à faire traduire": "Contrats",
    "traduire un brevet": "Brevets",
    "mes brevets": "Brevets",
    "une notice technique pour une machine": "Notices techniques",
    "un mode d'emploi en italien": "Notices techniques",
    "ACTES D'ETAT CIVIL": "Actes d’état civil",
    "traduction d'un acte d'état civil": "Actes d’état civil",
    "sous-titres pour un film": "Sous-titrage",
    "I need a contract translated": "Contrats",
    "Ich muss einen Vertrag übersetzen lassen": "Contrats",
    "Devo tradurre un brevetto": "Brevets",
  };
  expect(Object.fromEntries(Object.keys(said).map((text) => [text, meant(text)]))).toEqual(said);
});

test("what names no area of the site's own is none of them still, and neither is danger, an insult or a question about the site", () => {
  setChangedTopics([...RETIRED, ...TRANSLATED]);
  for (const text of ["Bonjour, comment ça va ?", "Quel temps fait-il demain ?", "mon chat est malade"])
    expect([text, meant(text)]).toEqual([text, "other"]);
  expect(meant("Comment annuler une consultation ?")).toBe("site");
  expect(meant("Je veux mourir, mon contrat me tue")).toBe("danger");
});

test("beside the fifty an area of the site's own takes what names it, and nothing else", () => {
  setChangedTopics([area("gardening", "Gardening", { words: "hedges", translations: { de: "Gartengestaltung" } })]);
  expect(meant("somebody to look after a garden and one hedge")).toBe("Gardening");
  expect(meant("a patent lawyer")).toBe("Intellectual Property");
  expect(meant("my neighbour is too loud")).toBe("other");
});
