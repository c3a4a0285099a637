import { date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { createdAt, id, instant, updatedAt } from "./columns";

/** What a consultation can be about: the fifty areas, each in one of the six categories. */
export const topics = pgTable(
  "topics",
  { id: id(), name: text("name").notNull(), slug: text("slug").notNull(), category: text("category").notNull() },
  (t) => [uniqueIndex("topics_name").on(t.name), uniqueIndex("topics_slug").on(t.slug)],
);

/** A category somebody misses. The same name asked for again raises the count of askers. */
export const categoryRequests = pgTable(
  "category_requests",
  {
    id: id(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    comments: text("comments").notNull().default(""),
    askers: integer("askers").notNull().default(1),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    status: text("status", { enum: ["open", "answered", "declined"] })
      .notNull()
      .default("open"),
    answer: text("answer"),
    decidedAt: instant("decided_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex("category_requests_name").on(t.nameKey)],
);

/** What people searched for and did not find, counted by the week (its Monday). No word of who asked. */
export const emptySearches = pgTable(
  "empty_searches",
  {
    id: id(),
    words: text("words").notNull(),
    week: date("week").notNull(),
    times: integer("times").notNull().default(1),
    lastAt: instant("last_at").notNull(),
  },
  (t) => [uniqueIndex("empty_searches_week").on(t.week, t.words), index("empty_searches_words").on(t.words)],
);
