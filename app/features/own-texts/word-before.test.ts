import { expect, test } from "vitest";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import type { Language } from "#app/languages/languages";
import { textOfPieces } from "./marked-piece";
import { replacingIn } from "./replacing-in.server";
import { withDoubts } from "./word-before";

const made = (language: Language, text: string, [old, to]: readonly [string, string]) =>
  replacingIn(language, [{ old, to, isInside: false }])(text, "icu");
const doubts = (language: Language, text: string, pair: readonly [string, string], isSameGender = true) =>
  (withDoubts(made(language, text, pair), ALL_LANGUAGES[language].wordsBefore, { isSameGender }) ?? [])
    .filter(({ isMarked, text: piece }) => isMarked && !pair[1].toLowerCase().includes(piece.toLowerCase()))
    .map(({ text: piece }) => piece);

test("an English 'an' becomes 'a' before a new word that begins otherwise, and the other way round", () => {
  const said = (text: string, ...pair: [string, string]) => textOfPieces(made("en", text, pair));
  expect(said("Find an advisor. An <b>advisor</b>, <i>an advisor</i>; the advisor", "advisor", "teacher")).toBe(
    "Find a teacher. A <b>teacher</b>, <i>a teacher</i>; the teacher",
  );
  expect(said("A session, a session", "session", "hour")).toBe("An hour, an hour");
  expect(["unit", "union", "use", "European", "one-off"].map((to) => said("an advisor", "advisor", to)[1])).toEqual([
    " ",
    " ",
    " ",
    " ",
    " ",
  ]);
  expect(["umbrella", "honest man", "agent"].map((to) => said("a session", "session", to).slice(0, 3))).toEqual(["an ", "an ", "an "]);
  expect(textOfPieces(made("es", "médico y asesor o asesor", ["asesor", "ingeniero"]))).toBe("médico e ingeniero o ingeniero");
});

test("French words are elided before a new word that begins with a vowel, and whole before any other", () => {
  const said = (text: string, ...pair: [string, string]) => textOfPieces(made("fr", text, pair));
  expect(said("D’expert en expert, qu'expert ou d’<b>expert</b>", "expert", "mentor")).toBe(
    "De mentor en mentor, que mentor ou de <b>mentor</b>",
  );
  expect(said("Plus de mentor que mentor ; de <b>mentor</b>", "mentor", "expert")).toBe("Plus d’expert qu’expert ; d’<b>expert</b>");
  expect(said("de mentor, d’expert", "mentor", "coach")).toBe("de coach, d’expert");
});

test("a word before a new one that cannot stand there is doubtful, also where the gender is the same", () => {
  expect(doubts("fr", "l’expert, d'expert, cet expert, le bon expert, un expert", ["expert", "professeur"])).toEqual(["l’", "cet"]);
  expect(doubts("fr", "le conseiller, du conseiller, un conseiller", ["conseiller", "expert"])).toEqual(["le", "du"]);
  expect(doubts("fr", "demandez à l’expert, de l’expert", ["l’expert", "le professeur"])).toEqual(["à", "de"]);
  expect(doubts("it", "il consulente, dei consulente, un consulente", ["consulente", "insegnante"])).toEqual(["il", "dei"]);
  expect(doubts("it", "il consulente, un consulente, lo consulente", ["consulente", "studioso"])).toEqual(["il", "un"]);
  expect(doubts("de", "der Berater", ["Berater", "Lehrer"])).toEqual([]);
});

test("while the gender may differ, every article and demonstrative before a new word is doubtful", () => {
  expect(doubts("fr", "une consultation, cette consultation, deux consultation", ["consultation", "cours"], false)).toEqual([
    "une",
    "cette",
  ]);
  expect(doubts("de", "Ihre Beratung, zur Beratung, nach Beratung", ["Beratung", "Kurs"], false)).toEqual(["Ihre", "zur"]);
  expect(doubts("es", "la consulta y su consulta", ["consulta", "curso"], false)).toEqual(["la"]);
});

test("adjectives and participles around a new word are marked where the gender may change, and no others", () => {
  const all = (language: Language, text: string, pair: readonly [string, string]) => doubts(language, text, pair, false);
  expect(all("fr", "consultation réservée avec vous", ["consultation", "cours"])).toEqual(["réservée"]);
  expect(all("fr", "Deux consultations sont déjà terminées", ["consultations", "cours"])).toEqual(["terminées"]);
  expect(all("es", "sesión reservada", ["sesión", "curso"])).toEqual(["reservada"]);
  expect(all("it", "consulenza è stata confermata", ["consulenza", "corso"])).toEqual(["stata"]);
  expect(all("de", "Nächste Beratung ansehen", ["Beratung", "Kurs"])).toEqual(["Nächste"]);
  expect(all("fr", "consultation avec un expert vérifié", ["consultation", "cours"])).toEqual([]);
  expect(doubts("fr", "consultation réservée", ["consultation", "leçon"])).toEqual([]);
});
