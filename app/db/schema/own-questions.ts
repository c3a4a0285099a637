import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "./columns";

/** What a question of the site's own is asked with, in one language. */
interface QuestionWords {
  question: string;
  hint: string;
  /** What there is to choose among, where it is such a question. */
  choices: string[];
}

/** What an applicant said to a question of the site's own, with its wording as they were asked. */
export interface OwnAnswer {
  questionId: string;
  kind: "line" | "text" | "choice" | "yesno";
  question: string;
  /** 'yes' or 'no' for such a question; blank where it was left out. */
  answer: string;
  /** In which it was asked. */
  language: string;
}

/** The questions of a site's own in the application to advise, with what they say by language. A retired one is asked no more. */
export const applicationQuestions = pgTable(
  "application_questions",
  {
    id: id(),
    kind: text("kind", { enum: ["line", "text", "choice", "yesno"] }).notNull(),
    isRequired: boolean("is_required").notNull().default(false),
    words: jsonb("words").$type<Record<string, QuestionWords>>().notNull(),
    position: integer("position").notNull(),
    version: integer("version").notNull().default(1),
    retiredAt: instant("retired_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("application_questions_position").on(t.position),
    check("application_questions_kind", sql`${t.kind} in ('line', 'text', 'choice', 'yesno')`),
    check("application_questions_words", sql`jsonb_typeof(${t.words}) = 'object' and ${t.words} <> '{}'::jsonb`),
  ],
);
