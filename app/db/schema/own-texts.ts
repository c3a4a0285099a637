import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { instant } from "./columns";

/**
 * Texts that admins have written to replace the built-in ones: by language and name ('guide.seekTitle', 'home.hero.title', 'terms.age.1').
 * A row stays when its text is reset, so that a save from an older page is detected.
 */
export const ownTexts = pgTable(
  "own_texts",
  {
    language: text("language").notNull(),
    name: text("name").notNull(),
    /** The published text; null for the built-in one. */
    text: text("text"),
    /** The built-in text when this was published: if it has changed since, the admin is told. */
    replaced: text("replaced"),
    publishedAt: instant("published_at"),
    /** Whether a replacement of words wrote the published text: nobody has written it by hand. */
    wordsReplaced: boolean("words_replaced").notNull().default(false),
    /** The draft, not public yet. */
    draft: text("draft"),
    version: integer("version").notNull(),
    savedBy: uuid("saved_by").references(() => users.id, { onDelete: "set null" }),
    savedAt: instant("saved_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.language, t.name] }),
    check("own_texts_language", sql`${t.language} ~ '^[a-z]{2,3}$'`),
    check("own_texts_length", sql`char_length(${t.text}) <= 8000 and char_length(${t.draft}) <= 8000 and char_length(${t.name}) <= 200`),
  ],
);
