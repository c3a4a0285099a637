import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { bytes, createdAt, id, instant, updatedAt } from "./columns";

/**
 * Topics of consultations: the fifty areas, each in one of the categories, and what admins made of them. A row of version 0 is as the code
 * defines it. None is ever deleted: a retired one is no longer offered, and existing texts and bookings keep it.
 */
export const topics = pgTable(
  "topics",
  {
    id: id(),
    name: text("name").notNull(),
    /** The name folded by `topicNameKey`: no two topics differ only in case or accents. */
    nameKey: text("name_key").notNull(),
    slug: text("slug").notNull(),
    category: text("category").notNull(),
    /** The key of the sub-category page or tile it belongs to: that one's first address. */
    shelf: text("shelf"),
    /** Synonyms, separated by commas. */
    words: text("words").notNull().default(""),
    /** Translated names, by language code. */
    translations: jsonb("translations").$type<Record<string, string>>().notNull().default({}),
    version: integer("version").notNull().default(0),
    retiredAt: instant("retired_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("topics_name").on(t.name), uniqueIndex("topics_name_key").on(t.nameKey), uniqueIndex("topics_slug").on(t.slug)],
);

/**
 * The categories, their sub-category pages and their tiles: the specified ones that a new site begins with, and what admins made of them. A
 * row of version 0 is as the code defines it. None is ever deleted: a retired one is no longer offered, and stays under its key.
 */
export const catalogEntries = pgTable(
  "catalog_entries",
  {
    /** The id of a category, or the first address of an entry below one. Never changes. */
    key: text("key").primaryKey(),
    kind: text("kind", { enum: ["category", "page", "tile"] }).notNull(),
    /** The key of the category it belongs to; blank for a category. */
    category: text("category").notNull().default(""),
    address: text("address").notNull(),
    /** Former addresses: they redirect to the current one. */
    oldAddresses: text("old_addresses").array().notNull().default(sql`'{}'`),
    icon: text("icon").notNull().default(""),
    /** English texts, by name. */
    texts: jsonb("texts").$type<Record<string, string>>().notNull(),
    /** The same texts in other languages, as far as they are translated. */
    translations: jsonb("translations").$type<Record<string, Record<string, string>>>().notNull().default({}),
    position: integer("position").notNull(),
    version: integer("version").notNull().default(0),
    retiredAt: instant("retired_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("catalog_entries_address").on(t.category, t.address)],
);

/** A category that somebody misses. Further requests for the same name raise the count. */
export const categoryRequests = pgTable(
  "category_requests",
  {
    id: id(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    /** Of earlier versions, which may still run beside this one during an upgrade; blank since (see categoryRequestComments). */
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
 * Others who asked for the same category: the email address, readable by admins, of somebody who wants an answer without an account, and their language; the
 * account of a later requester; or a keyed hash of the network when neither is given, so that they are counted once. Deleted with the answer.
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

/**
 * What somebody wrote with their request for a category: theirs alone to export, and deleted with them. Of an address that a visitor left only a keyed hash is
 * stored, so that the comment is deleted with that address's account. A request that is reopened begins without comments.
 */
export const categoryRequestComments = pgTable(
  "category_request_comments",
  {
    id: id(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => categoryRequests.id, { onDelete: "cascade" }),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    addressHash: bytes("address_hash"),
    comment: text("comment").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("category_request_comments_request").on(t.requestId, t.createdAt),
    index("category_request_comments_user").on(t.userId),
    index("category_request_comments_address").on(t.addressHash),
  ],
);

/** Searches without results, counted by week (its Monday). Nothing identifies who searched. */
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
