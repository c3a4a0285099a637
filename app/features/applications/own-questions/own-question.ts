import { plainText } from "#app/features/profiles/plain-text";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { MOST_LINE_CHARACTERS, MOST_TEXT_CHARACTERS } from "./limits";
import type { OwnAnswer, QuestionKind, QuestionWords } from "./question-words";

/** A question of the site's own with all that it says. */
export interface OwnQuestion {
  id: string;
  kind: QuestionKind;
  isRequired: boolean;
  words: Record<string, QuestionWords>;
}

/** One as it is asked of somebody, in the language that it has words in. */
export interface AskedQuestion extends QuestionWords {
  id: string;
  kind: QuestionKind;
  isRequired: boolean;
  language: Language;
}

/** A question in a language, else in the site's, else in the first that it has words in. */
export function askedIn({ words, ...question }: OwnQuestion, language: Language, site: Language): AskedQuestion {
  const spoken = [language, site, ...LANGUAGES].find((each) => words[each]) ?? language;
  const { question: asked = "", hint = "", choices = [] } = words[spoken] ?? {};
  return { ...question, question: asked, hint, choices, language: spoken };
}

/** The field of a question in the form of its step. */
export const fieldOfQuestion = (id: string) => `own.${id}` as const;
export type OwnField = ReturnType<typeof fieldOfQuestion>;

/** What was typed to each of them, by the question's id. */
export type TypedToOwn = Readonly<Record<string, string>>;

const line = plainText({ most: MOST_LINE_CHARACTERS, tooLong: "applications.ownLong" });
const text = plainText({ most: MOST_TEXT_CHARACTERS, tooLong: "applications.ownLong", isLong: true });

/** What is wrong with what was typed to a question; null when it can be sent. */
export function wrongAnswer({ kind, isRequired, choices }: AskedQuestion, typed: string): string | null {
  if (typed.trim() === "") return isRequired ? "applications.ownRequired" : null;
  if (kind === "choice") return choices.includes(typed) ? null : "applications.ownRequired";
  if (kind === "yesno") return typed === "yes" || typed === "no" ? null : "applications.ownRequired";
  return (kind === "line" ? line : text).safeParse(typed).error?.issues[0]?.message ?? null;
}

/** What is kept of the answers, each with its question as it was asked; blank where it was left out. Of checked ones. */
export const keptAnswers = (questions: readonly AskedQuestion[], typed: TypedToOwn): OwnAnswer[] =>
  questions.map(({ id, kind, question, language }) => {
    const said = typed[id] ?? "";
    const answer = kind === "line" ? line.parse(said) : kind === "text" ? text.parse(said) : said;
    return { questionId: id, kind, question, answer, language };
  });
