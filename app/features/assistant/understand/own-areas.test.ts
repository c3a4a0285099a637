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
  for (const text of ["Bonjour, comment ça va ?", "Quel temps fait-il demain ?"]) expect([text, meant(text)]).toEqual([text, "other"]);
  expect(meant("mon chat est malade")).toBe("unsure");
  expect(meant("Comment annuler une consultation ?")).toBe("site");
  expect(meant("Je veux mourir, mon contrat me tue")).toBe("danger");
});

const GARDEN = [
  { name: "Tomates", translations: { de: "Tomaten", en: "Tomatoes", it: "Pomodori" } },
  { name: "Sol et compost", translations: { de: "Boden und Kompost" } },
  { name: "Rosiers", translations: {} },
  { name: "Haies", translations: { de: "Hecken" } },
];
const OF_A_GARDEN = {
  Tomates: "Tomates",
  "Mes tomates ont des taches noires": "Tomates",
  "J'ai besoin d'aide pour mes tomates": "Tomates",
  "Meine Tomaten haben schwarze Flecken": "Tomates",
  "I need help with my tomatoes": "Tomates",
  "il mio pomodoro": "Tomates",
  "Sol et compost, pas plus de 50 euros": "Sol et compost",
  "Mon compost sent mauvais": "Sol et compost",
  "Ich brauche Hilfe beim Kompost": "Sol et compost",
  "Mes rosiers sont attaqués par les pucerons": "Rosiers",
  "Wer schneidet meine Hecke?": "Haies",
};
const MADE_OF_THE_FIFTY = RETIRED.map((retired, index) => ({ ...retired, ...GARDEN[index], isRetired: index >= GARDEN.length }));
const ADDED = [...RETIRED, ...GARDEN.map(({ name, ...more }, index) => area(`own-${index}`, name, more))];

test.each([
  ["that were made of the fifty by another name", MADE_OF_THE_FIFTY],
  ["that were added", ADDED],
])("areas %s are found for what names them or a part of them, and what names none is asked about", (_, areas) => {
  setChangedTopics(areas);
  expect(Object.fromEntries(Object.keys(OF_A_GARDEN).map((text) => [text, meant(text)]))).toEqual(OF_A_GARDEN);
  for (const text of ["Mein Rasen ist braun", "Necesito ayuda con el huerto", "Meine Katze frisst Blumen"])
    expect([text, meant(text)]).toEqual([text, "unsure"]);
});

test("beside the fifty an area of the site's own takes what names it, and nothing else", () => {
  setChangedTopics([area("gardening", "Gardening", { words: "hedges", translations: { de: "Gartengestaltung" } })]);
  expect(meant("somebody to look after a garden and one hedge")).toBe("Gardening");
  expect(meant("a patent lawyer")).toBe("Intellectual Property");
  expect(meant("my neighbour is too loud")).toBe("other");
});

const MUSIC = [
  area("classico", "Pianoforte classico", { words: "piano, pianoforte, musica classica" }),
  area("jazz", "Pianoforte jazz", { words: "jazz, improvvisazione", translations: { de: "Jazzklavier" } }),
  area("canto", "Canto"),
];

test("the words by which an area is also called count as its name where they are of it alone, and a verb as what is done by it", () => {
  setChangedTopics([...RETIRED, ...MUSIC]);
  const said = {
    "voglio improvvisare jazz al piano": "Pianoforte jazz",
    "Vorrei imparare a improvvisare jazz al pianoforte, sabato": "Pianoforte jazz",
    "Vorrei suonare jazz al pianoforte": "Pianoforte jazz",
    "suonare jazz al piano": "Pianoforte jazz",
    "imparare a improvvisare": "Pianoforte jazz",
    "Vorrei imparare il pianoforte": "Pianoforte classico",
    "musica classica al piano": "Pianoforte classico",
  };
  expect(Object.fromEntries(Object.keys(said).map((text) => [text, meant(text)]))).toEqual(said);
});

const OF_ITS_PAGE = area("business-strategy", "Hochbeet anlegen", {
  category: "business",
  shelf: "/business/strategy",
  words: "Hochbeet, Beet bauen",
});
const BESIDE_IT = area("market-entry", "Fruchtfolge planen", { category: "business", shelf: "/business/strategy" });
const NAMED_IN_SENTENCES = [
  OF_ITS_PAGE,
  BESIDE_IT,
  area("schnitt", "Obstbaumschnitt"),
  area("tropf", "Tropfbewässerung"),
  area("regen", "Regenwasser nutzen", {
    translations: { en: "Using rainwater", fr: "Récupérer l'eau de pluie", es: "Agua de lluvia", it: "Acqua piovana" },
  }),
  area("schnecken", "Schnecken und Blattläuse", { translations: { en: "Slugs and aphids", it: "Lumache e afidi" } }),
];
const PLACED = new Map([
  ["business", "Gemüsegarten"],
  ["/business/strategy", "Hochbeete"],
]);
const IN_SENTENCES = {
  "Mein Hochbeet sackt ein": "Hochbeet anlegen",
  "Ich habe ein Problem mit meinem Hochbeet": "Hochbeet anlegen",
  "Ich suche jemanden für mein Hochbeet": "Hochbeet anlegen",
  "Hilfe mit meinem Hochbeet, es sackt ein": "Hochbeet anlegen",
  "Unsere Hochbeete faulen": "Hochbeet anlegen",
  "Mein Hochbeetkasten ist undicht": "Hochbeet anlegen",
  "Welche Fruchtfolge ist gut nach Tomaten?": "Fruchtfolge planen",
  "Können Sie mir beim Baumschnitt helfen?": "Obstbaumschnitt",
  "Meine Tropfbewässerung leckt": "Tropfbewässerung",
  "Ich will Regenwasser sammeln": "Regenwasser nutzen",
  "Wie kann ich Schnecken umbringen?": "Schnecken und Blattläuse",
  "My cat is afraid of the rainwater barrel": "Regenwasser nutzen",
  "I have a problem with slugs": "Schnecken und Blattläuse",
  "Voglio raccogliere acqua piovana": "Regenwasser nutzen",
  "Ho un problema con le lumache": "Schnecken und Blattläuse",
  "Je veux garder l'eau de pluie": "Regenwasser nutzen",
  "Necesito ayuda con el agua de lluvia": "Regenwasser nutzen",
};

test("a word of an area's name that stands in an ordinary sentence names it, in the plural, in a compound, and beside an area that shares its page", () => {
  const own = new Set(NAMED_IN_SENTENCES.map(({ slug }) => slug));
  setChangedTopics([...RETIRED.filter(({ slug }) => !own.has(slug)), ...NAMED_IN_SENTENCES] as never, PLACED);
  expect(Object.fromEntries(Object.keys(IN_SENTENCES).map((text) => [text, meant(text)]))).toEqual(IN_SENTENCES);
  expect(meant("Ich will nicht mehr gießen")).toBe("unsure");
  for (const text of ["Wie wird das Wetter morgen?", "Wie soll ich mein Geld anlegen?"])
    expect(["other", "unsure", "site"]).toContain(meant(text));
});

test("beside what names an area danger is heard, and so is whoever speaks of somebody", () => {
  setChangedTopics([...RETIRED, ...NAMED_IN_SENTENCES] as never);
  for (const text of [
    "Ich will sterben, mein Hochbeet ist mir egal",
    "Ich will mich im Regenwasser ertränken",
    "Ich will meinen Mann beim Baumschnitt umbringen",
    "Voglio uccidermi con il veleno per le lumache",
    "My husband hits me with the slugs bucket",
  ])
    expect([text, meant(text)]).toEqual([text, "danger"]);
});
