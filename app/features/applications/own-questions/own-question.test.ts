import { expect, test } from "vitest";
import { NO_ANSWERS, readAnswers, withoutBlanks } from "../answers";
import { type AskedQuestion, askedIn, keptAnswers, wrongAnswer } from "./own-question";

const ID = "0b7e6f1c-1d0e-4d3c-9a55-1a2b3c4d5e6f";
const asked = (changes: Partial<AskedQuestion>): AskedQuestion => ({
  ...{ id: ID, kind: "line", isRequired: false, question: "Where?", hint: "", choices: [], language: "en" },
  ...changes,
});

test("an answer fits its question: its length, one of its choices, yes or no; blank where it may be left out", () => {
  expect(wrongAnswer(asked({}), " ")).toBeNull();
  expect(wrongAnswer(asked({ isRequired: true }), " ")).toBe("applications.ownRequired");
  expect([wrongAnswer(asked({}), "x".repeat(200)), wrongAnswer(asked({}), "x".repeat(201))]).toEqual([null, "applications.ownLong"]);
  expect(wrongAnswer(asked({ kind: "text" }), "x\n".repeat(900))).toBeNull();
  const choice = asked({ kind: "choice", choices: ["Here", "There"] });
  expect([wrongAnswer(choice, "There"), wrongAnswer(choice, "Nowhere")]).toEqual([null, "applications.ownRequired"]);
  const either = asked({ kind: "yesno" });
  expect([wrongAnswer(either, "no"), wrongAnswer(either, "perhaps")]).toEqual([null, "applications.ownRequired"]);
});

test("a question is said in the language of who reads, else in the site's, else in the first it has words in", () => {
  const words = { en: { question: "Where?", hint: "", choices: [] }, it: { question: "Dove?", hint: "", choices: [] } };
  const question = { id: ID, kind: "line", isRequired: false, words } as const;
  expect(askedIn(question, "it", "en")).toMatchObject({ question: "Dove?", language: "it" });
  expect(askedIn(question, "fr", "it")).toMatchObject({ question: "Dove?", language: "it" });
  expect(askedIn(question, "fr", "de")).toMatchObject({ question: "Where?", language: "en" });
});

test("what is kept says the question as it was asked, and what was left out as blank", () => {
  expect(keptAnswers([asked({}), asked({ id: "other", kind: "yesno" })], { [ID]: " Here " })).toEqual([
    { questionId: ID, kind: "line", question: "Where?", answer: "Here", language: "en" },
    { questionId: "other", kind: "yesno", question: "Where?", answer: "", language: "en" },
  ]);
});

test("they are read on their step alone, so many at most, and what is blank is not typed", () => {
  expect(readAnswers("background", { bio: "Mine", [`own.${ID}`]: "Here" })).toEqual({ bio: "Mine", own: { [ID]: "Here" } });
  expect(readAnswers("availability", { [`own.${ID}`]: "Here" })).toBeNull();
  expect(readAnswers("background", { "own.status": "approved" })).toBeNull();
  const many = Array.from({ length: 30 }, (_, index) => [`own.${ID.slice(0, -2)}${String(index).padStart(2, "0")}`, "x"]);
  expect(Object.keys(readAnswers("background", Object.fromEntries(many))?.own ?? {})).toHaveLength(12);
  expect(withoutBlanks({ ...NO_ANSWERS, own: {} })).not.toHaveProperty("own");
});
