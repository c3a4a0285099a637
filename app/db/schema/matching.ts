import { boolean, index, integer, pgTable, primaryKey, real, text, uuid } from "drizzle-orm/pg-core";
import { advisors } from "./advisors";
import { topics } from "./catalog";
import { hoursOfWeek, instant, tsvector } from "./columns";

/**
 * What directory and matching look up, made from `advisors`, `adviser_topics`, `weekly_hours` and `hours_exceptions` by triggers of the SQL
 * migration: nobody else writes here. `demerit` is a million less the static score in millionths, so that the best come first in ascending order.
 */
export const advisorWords = pgTable(
  "adviser_words",
  {
    advisorId: uuid("adviser_id")
      .primaryKey()
      .references(() => advisors.id, { onDelete: "cascade" }),
    demerit: integer("demerit").notNull(),
    /** Every UTC hour of the week (0 is Monday, 00:00) in which the advisor may ever be open: never too few, by the changes of clocks too many. */
    openHours: hoursOfWeek("open_hours").notNull(),
    /** Words as typed and by their stems, `t:` and `c:` lexemes for areas and category. Weights: A name, B title, main area, C further areas, place. */
    words: tsvector("words").notNull(),
  },
  (t) => [index("adviser_words_order").on(t.demerit, t.advisorId), index("adviser_words_words").using("gin", t.words)],
);

/**
 * Who advises on a topic and is not away, in the order of their static score for it. Those with a rate and an open account are bookable: the
 * covering index `adviser_ranks_order`, of these alone, is in the SQL migration.
 */
export const advisorRanks = pgTable(
  "adviser_ranks",
  {
    topicId: uuid("topic_id")
      .notNull()
      .references(() => topics.id, { onDelete: "cascade" }),
    advisorId: uuid("adviser_id")
      .notNull()
      .references(() => advisors.id, { onDelete: "cascade" }),
    demerit: integer("demerit").notNull(),
    isBookable: boolean("is_bookable").notNull(),
    openHours: hoursOfWeek("open_hours").notNull(),
  },
  (t) => [primaryKey({ columns: [t.advisorId, t.topicId] })],
);

/** How many approved advisors of a topic are not away: kept, so that the surge of a quote costs one row. */
export const topicSupply = pgTable("topic_supply", {
  topicId: uuid("topic_id")
    .primaryKey()
    .references(() => topics.id, { onDelete: "cascade" }),
  advisors: integer("advisers").notNull(),
});

/** The lexemes of `adviser_words` with how many advisors have each: estimates for planning a search, and what a misspelt word is compared with. */
export const searchWords = pgTable("search_words", {
  word: text("word").primaryKey(),
  advisors: integer("advisers").notNull(),
});

/**
 * What a model made of what advisors write of themselves: a vector of length 1, compared with that of a need. Only there where an embedding model is
 * configured, kept by a job.
 */
export const advisorEmbeddings = pgTable("adviser_embeddings", {
  advisorId: uuid("adviser_id")
    .primaryKey()
    .references(() => advisors.id, { onDelete: "cascade" }),
  model: text("model").notNull(),
  /** Of the text that was read, so that it is read again only when it changed. */
  textHash: text("text_hash").notNull(),
  embedding: real("embedding").array().notNull(),
  /** When the advisor had last been written, as the job saw it. */
  seenAt: instant("seen_at").notNull(),
});
