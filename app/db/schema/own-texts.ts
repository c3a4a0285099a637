import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { instant } from "./columns";

/**
 * Texts of the site that admins have written in place of those that ship: by language and name ('guide.seekTitle', 'home.hero.title', 'terms.age.1'). A row
 * stays when its text goes back to what ships, so that a save from an older page is noticed.
 */
export const ownTexts = pgTable(
  "own_texts",
  {
    language: text("language").notNull(),
    name: text("name").notNull(),
    /** What readers read; null where it is what ships. */
    text: text("text"),
    /** What stood there by default when it was published: if that is another since, the admin is told. */
    replaced: text("replaced"),
    publishedAt: instant("published_at"),
    /** Written, and not public yet. */
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
