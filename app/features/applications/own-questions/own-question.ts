import { plainText } from "#app/features/profiles/plain-text";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { LINE_MAX_CHARACTERS, TEXT_MAX_CHARACTERS } from "./limits";
import type { OwnAnswer, QuestionKind, QuestionWords } from "./question-words";

/** An own question of the site, in all its languages. */
export interface OwnQuestion {
  id: string;
  kind: QuestionKind;
  isRequired: boolean;
  words: Record<string, QuestionWords>;
}

/** A question as displayed, with the language its wording is in. */
export interface AskedQuestion extends QuestionWords {
  id: string;
  kind: QuestionKind;
  isRequired: boolean;
  language: Language;
}

/** Picks a question's wording: in the given language, else the site's, else the first it has. */
export function askedIn({ words, ...question }: OwnQuestion, language: Language, site: Language): AskedQuestion {
  const spoken = [language, site, ...LANGUAGES].find((each) => words[each]) ?? language;
  const { question: asked = "", hint = "", choices = [] } = words[spoken] ?? {};
  return { ...question, question: asked, hint, choices, language: spoken };
}

/** Name of a question's form field. */
export const fieldOfQuestion = (id: string) => `own.${id}` as const;
export type OwnField = ReturnType<typeof fieldOfQuestion>;

/** Typed answers by question id. */
export type TypedToOwn = Readonly<Record<string, string>>;

const line = plainText({ most: LINE_MAX_CHARACTERS, tooLong: "applications.ownLong" });
const text = plainText({ most: TEXT_MAX_CHARACTERS, tooLong: "applications.ownLong", isLong: true });

/** Validates an answer; null when it is valid. */
export function wrongAnswer({ kind, isRequired, choices }: AskedQuestion, typed: string): string | null {
  if (typed.trim() === "") return isRequired ? "applications.ownRequired" : null;
  if (kind === "choice") return choices.includes(typed) ? null : "applications.ownRequired";
  if (kind === "yesno") return typed === "yes" || typed === "no" ? null : "applications.ownRequired";
  return (kind === "line" ? line : text).safeParse(typed).error?.issues[0]?.message ?? null;
}

/** The answers to store, each with its question's wording; blank if skipped. Expects validated answers. */
export const keptAnswers = (questions: readonly AskedQuestion[], typed: TypedToOwn): OwnAnswer[] =>
  questions.map(({ id, kind, question, language }) => {
    const said = typed[id] ?? "";
    const answer = kind === "line" ? line.parse(said) : kind === "text" ? text.parse(said) : said;
    return { questionId: id, kind, question, answer, language };
  });
