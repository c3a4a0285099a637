import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { bytes, createdAt, id, instant, updatedAt } from "./columns";

/**
 * What a consultation can be about: the fifty areas, each in one of the categories, and what admins made of them. A row of version 0 is as
 * the code has it. None is ever deleted: a retired one is offered nowhere, and what was said and booked of it stays.
 */
export const topics = pgTable(
  "topics",
  {
    id: id(),
    name: text("name").notNull(),
    /** The name as `topicNameKey` folds it: no two topics differ in case or accents alone. */
    nameKey: text("name_key").notNull(),
    slug: text("slug").notNull(),
    category: text("category").notNull(),
    /** The key of the sub-category page or tile it stands on: its first address. */
    shelf: text("shelf"),
    /** What else people call it, parted by commas. */
    words: text("words").notNull().default(""),
    /** What it is called in other languages, by their codes. */
    translations: jsonb("translations").$type<Record<string, string>>().notNull().default({}),
    version: integer("version").notNull().default(0),
    retiredAt: instant("retired_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("topics_name").on(t.name), uniqueIndex("topics_name_key").on(t.nameKey), uniqueIndex("topics_slug").on(t.slug)],
);

/**
 * The categories, their sub-category pages and their tiles: the specified ones that a new site begins with, and what admins made of them. A row of version 0
 * is as the code has it. None is ever deleted: a retired one is offered nowhere, and is remembered under its key.
 */
export const catalogEntries = pgTable(
  "catalog_entries",
  {
    /** The id of a category, the first address of what stands below one. Never changes. */
    key: text("key").primaryKey(),
    kind: text("kind", { enum: ["category", "page", "tile"] }).notNull(),
    /** The key of the category it stands in; blank for a category. */
    category: text("category").notNull().default(""),
    address: text("address").notNull(),
    /** Addresses it had: they lead to the one it has. */
    oldAddresses: text("old_addresses").array().notNull().default(sql`'{}'`),
    icon: text("icon").notNull().default(""),
    /** What is said of it in English, by name. */
    texts: jsonb("texts").$type<Record<string, string>>().notNull(),
    /** The same in other languages, as far as somebody wrote it. */
    translations: jsonb("translations").$type<Record<string, Record<string, string>>>().notNull().default({}),
    position: integer("position").notNull(),
    version: integer("version").notNull().default(0),
    retiredAt: instant("retired_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("catalog_entries_address").on(t.category, t.address)],
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
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex("category_requests_name").on(t.nameKey)],
);

/**
 * Who else asked for a category: by an address, read by admins, whoever wants an answer without an account, and the language that was read in; the account of who
 * asked after the first; or a keyed hash of the network of whoever left neither, so that they are counted once. Gone with the answer.
 */
export const categoryRequestEmails = pgTable(
  "category_request_emails",
  {
    id: id(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => categoryRequests.id, { onDelete: "cascade" }),
    email: text("email"),
    language: text("language"),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    networkHash: bytes("network_hash"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("category_request_emails_once").on(t.requestId, t.email),
    uniqueIndex("category_request_emails_person").on(t.requestId, t.userId),
    index("category_request_emails_email").on(t.email),
    index("category_request_emails_user").on(t.userId),
    uniqueIndex("category_request_emails_network").on(t.requestId, t.networkHash),
    check("category_request_emails_one", sql`num_nonnulls(${t.email}, ${t.userId}, ${t.networkHash}) = 1`),
  ],
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
