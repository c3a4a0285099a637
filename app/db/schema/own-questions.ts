import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "./columns";

/** The wording of a question of the site's own, in one language. */
interface QuestionWords {
  question: string;
  hint: string;
  /** The options of a choice question. */
  choices: string[];
}

/** An applicant's answer to a question of the site's own, with the wording they were asked in. */
export interface OwnAnswer {
  questionId: string;
  kind: "line" | "text" | "choice" | "yesno";
  question: string;
  /** 'yes' or 'no' for a yes/no question; blank when it was left out. */
  answer: string;
  /** The language in which it was asked. */
  language: string;
}

/** The site's own questions in the advisor application, with their wording by language. A retired one is no longer asked. */
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
