import { expect, test } from "vitest";
import { TEXT_LANGUAGES } from "#app/features/topics/vocabulary/written-in";
import { answerToDanger, DANGER_ANSWERS, DANGER_QUESTION, languageOfAnswer, WHOM_TO_CALL } from "./danger-question";

test("both answers that can be pressed are understood in each language, and how they are typed", () => {
  for (const language of TEXT_LANGUAGES) {
    const { yes, no } = DANGER_ANSWERS[language];
    expect([answerToDanger(yes), answerToDanger(no.toUpperCase()), answerToDanger(` ${no}! `)], language).toEqual(["yes", "no", "no"]);
  }
  for (const said of ["Yes", "ja!", "Oui.", "sí", "Sì"]) expect(answerToDanger(said), said).toBe("yes");
  for (const said of ["no", "Nein.", "NON", "No, nobody"]) expect(answerToDanger(said), said).toBe("no");
});

test("a word more is no answer: it is read as it stands", () => {
  for (const said of [
    "",
    "no but she will be tonight",
    "yes we sell to Spain",
    "nein, aber er schlägt mich",
    "maybe",
    "n".repeat(61),
    `no ${" ".repeat(70)}`,
  ])
    expect(answerToDanger(said), said).toBeNull();
});

test("the question and the last line of other answers say whom to call in each language", () => {
  for (const language of TEXT_LANGUAGES)
    for (const said of [DANGER_QUESTION[language], WHOM_TO_CALL[language]]) expect(said, language).toMatch(/\b112\b/);
});

test("an answer is in the language of its words, with whichever apostrophe it is written", () => {
  expect(languageOfAnswer("Oui, quelqu'un est en danger")).toBe("fr");
  expect(languageOfAnswer("Non, personne n’est en danger")).toBe("fr");
  expect(languageOfAnswer("no")).toBeNull();
});
