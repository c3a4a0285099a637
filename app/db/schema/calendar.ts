import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { advisors } from "./advisors";
import { bytes, createdAt, id, instant } from "./columns";

/** An advisor's own calendar, polled for when they are busy. Its address often is a secret, so it is stored encrypted. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    id: id(),
    advisorId: uuid("adviser_id")
      .notNull()
      .references(() => advisors.id, { onDelete: "cascade" }),
    /** The part of the address that is shown. */
    host: text("host").notNull(),
    address: bytes("address").notNull(),
    addressHash: bytes("address_hash").notNull(),
    /** Key of the text for the last refresh's problem. */
    problem: text("problem"),
    busyCount: integer("busy_count").notNull().default(0),
    failures: integer("failures").notNull().default(0),
    /** When it was last refreshed without a problem. */
    readAt: instant("read_at"),
    triedAt: instant("tried_at"),
    nextReadAt: instant("next_read_at").notNull(),
    /** Set while somebody watches the page until it has been refreshed. */
    isWaiting: boolean("is_waiting").notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("calendar_feeds_address").on(t.advisorId, t.addressHash), index("calendar_feeds_due").on(t.nextReadAt)],
);

/** Busy times of an advisor according to a feed. The spans of one feed do not overlap. */
export const busyTimes = pgTable(
  "busy_times",
  {
    feedId: uuid("feed_id")
      .notNull()
      .references(() => calendarFeeds.id, { onDelete: "cascade" }),
    advisorId: uuid("adviser_id")
      .notNull()
      .references(() => advisors.id, { onDelete: "cascade" }),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.feedId, t.startsAt] }),
    index("busy_times_adviser").on(t.advisorId, t.startsAt),
    check("busy_times_span", sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

/** The secret address for subscribing to one's consultations in a calendar program. Only the secret's hash is stored. */
export const ownFeeds = pgTable(
  "own_feeds",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: bytes("token_hash").notNull(),
    readAt: instant("read_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("own_feeds_token").on(t.tokenHash)],
);
