import { boolean, index, integer, pgTable, primaryKey, real, text, uuid } from "drizzle-orm/pg-core";
import { advisors } from "./advisors";
import { topics } from "./catalog";
import { hoursOfWeek, instant, tsvector } from "./columns";

/**
 * Search data of directory and matching, derived from `advisors`, `adviser_topics`, `weekly_hours` and `hours_exceptions` by triggers of the SQL migration:
 * nothing else writes here. `demerit` is a million minus the static score in millionths, so that the best come first in ascending order.
 */
export const advisorWords = pgTable(
  "adviser_words",
  {
    advisorId: uuid("adviser_id")
      .primaryKey()
      .references(() => advisors.id, { onDelete: "cascade" }),
    demerit: integer("demerit").notNull(),
    /** Every UTC hour of the week (0 is Monday, 00:00) in which the advisor may ever be open: never too few, but possibly too many due to clock changes. */
    openHours: hoursOfWeek("open_hours").notNull(),
    /** Words as typed and stemmed, `t:` and `c:` lexemes for areas and category. Weights: A name, B title, main area, C further areas, place. */
    words: tsvector("words").notNull(),
  },
  (t) => [index("adviser_words_order").on(t.demerit, t.advisorId), index("adviser_words_words").using("gin", t.words)],
);

/**
 * Advisors of a topic who are not away, ordered by their static score for it. Those with a rate and an open account are bookable: the
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

/** Number of approved advisors of a topic who are not away: stored, so that a quote's surge reads one row. */
export const topicSupply = pgTable("topic_supply", {
  topicId: uuid("topic_id")
    .primaryKey()
    .references(() => topics.id, { onDelete: "cascade" }),
  advisors: integer("advisers").notNull(),
});

/** The lexemes of `adviser_words` with the number of advisors for each: used to plan a search and to correct misspelt words. */
export const searchWords = pgTable("search_words", {
  word: text("word").primaryKey(),
  advisors: integer("advisers").notNull(),
});

/**
 * Embeddings of advisors' texts: a vector of length 1, compared with that of a need. Present only where an embedding model is configured;
 * maintained by a job.
 */
export const advisorEmbeddings = pgTable("adviser_embeddings", {
  advisorId: uuid("adviser_id")
    .primaryKey()
    .references(() => advisors.id, { onDelete: "cascade" }),
  model: text("model").notNull(),
  /** Hash of the embedded text, so that it is embedded again only when it changes. */
  textHash: text("text_hash").notNull(),
  embedding: real("embedding").array().notNull(),
  /** The advisor's last update that the job has seen. */
  seenAt: instant("seen_at").notNull(),
});
