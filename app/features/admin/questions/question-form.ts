import { z } from "zod";
import {
  CHOICE_MAX_CHARACTERS,
  HINT_MAX_CHARACTERS,
  MAX_CHOICES,
  MIN_CHOICES,
  QUESTION_MAX_CHARACTERS,
} from "#app/features/applications/own-questions/limits";
import { QUESTION_KINDS, type QuestionKind, type QuestionWords } from "#app/features/applications/own-questions/question-words";
import { LANGUAGES, type Language } from "#app/languages/languages";
import type { FieldErrors } from "#app/ui/text/message-key";
import type { AlertText } from "../alert";
import { lineOf, linesOf } from "../plain-text";

const choices = linesOf(MAX_CHOICES * (CHOICE_MAX_CHARACTERS + 1), "admin.tooLong").transform((text) => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]);

const words = z.strictObject({
  question: lineOf(QUESTION_MAX_CHARACTERS, "admin.tooLong"),
  hint: lineOf(HINT_MAX_CHARACTERS, "admin.tooLong"),
  choices: choices.refine((all) => all.every((each) => each.length <= CHOICE_MAX_CHARACTERS), "admin.tooLong"),
});

type Words = Record<Language, QuestionWords>;

/** Requires texts in at least one language, with the same number of choices in each. */
function checkWords({ kind, words: typed }: { kind: QuestionKind; words: Words }, context: z.core.$RefinementCtx) {
  const spoken = LANGUAGES.filter((language) => typed[language].question !== "");
  const complain = (language: Language, part: string, message: string) =>
    context.addIssue({ code: "custom", path: ["words", language, part], message });
  const [first] = spoken;
  if (!first) return complain(LANGUAGES[0], "question", "ownQuestions.questionNeeded");
  if (kind !== "choice") return;
  const count = typed[first].choices.length;
  if (count < MIN_CHOICES || count > MAX_CHOICES) return complain(first, "choices", "ownQuestions.choicesNeeded");
  for (const language of spoken) if (typed[language].choices.length !== count) complain(language, "choices", "ownQuestions.choicesDiffer");
}

const inEachLanguage = Object.fromEntries(LANGUAGES.map((language) => [language, words])) as Record<Language, typeof words>;

/** Schema of the form of one of the site's own questions; without an id it is a new one. */
export const questionFormSchema = z
  .strictObject(
    {
      id: z.uuid("admin.notUnderstood").or(z.literal("")),
      version: z.coerce.number("admin.notUnderstood").int().min(0).max(2_000_000_000),
      step: z.literal("save", "admin.notUnderstood"),
      kind: z.enum(QUESTION_KINDS, "admin.notOnTheList"),
      isRequired: z
        .literal("on", "admin.notUnderstood")
        .optional()
        .transform((ticked) => ticked === "on"),
      words: z.strictObject(inEachLanguage),
    },
    "admin.notUnderstood",
  )
  .superRefine(checkWords);

export const QUESTION_STEPS = ["up", "down", "retire", "restore"] as const;

/** Schema of the actions on a question other than editing. */
export const questionStepSchema = z.strictObject(
  { id: z.uuid("admin.notUnderstood"), step: z.enum(QUESTION_STEPS, "admin.notUnderstood") },
  "admin.notUnderstood",
);

export type QuestionChange = z.output<typeof questionFormSchema>;
export type QuestionStep = z.output<typeof questionStepSchema>;
export type QuestionRefusal = "gone" | "stale" | "tooMany";

/** A question as shown in its form. */
export interface EditedQuestion {
  id: string;
  kind: QuestionKind;
  isRequired: boolean;
  words: Record<string, QuestionWords>;
  version: number;
  isRetired: boolean;
}

/** Action data of a question form that was not carried out. */
export interface QuestionAnswer {
  form: "question";
  /** Id of the question; blank for a new one. */
  id: string;
  alert?: AlertText;
  errors?: FieldErrors;
  typed: Record<string, string>;
}

/** Returns the texts to store: without those that its kind does not use, and without languages that have no question. */
export const keptWords = ({ kind, words: typed }: QuestionChange): Record<string, QuestionWords> =>
  Object.fromEntries(
    LANGUAGES.filter((language) => typed[language].question !== "").map((language) => [
      language,
      { ...typed[language], choices: kind === "choice" ? typed[language].choices : [] },
    ]),
  );
