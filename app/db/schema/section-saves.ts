import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { id, instant } from "./columns";
import type { SectionEntry, TextFormatting } from "./site-content";

/** The texts of a home page section that an admin may edit. */
export interface SectionContent {
  title: string;
  subtitle: string;
  description: string;
  buttonText: string;
  buttonLink: string;
  titleFormatting: TextFormatting;
  subtitleFormatting: TextFormatting;
  descriptionFormatting: TextFormatting;
  buttonFormatting: TextFormatting;
  contentData: SectionEntry[];
}

/** A section's content before each of its last saves, so that they can be undone. */
export const sectionSaves = pgTable(
  "homepage_content_saves",
  {
    id: id(),
    sectionType: text("section_type").notNull(),
    before: jsonb("before").$type<SectionContent>().notNull(),
    savedBy: uuid("saved_by").references(() => users.id, { onDelete: "set null" }),
    savedAt: instant("saved_at").notNull(),
  },
  (t) => [index("homepage_content_saves_section").on(t.sectionType, t.savedAt)],
);
