import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { createdAt, id, instant } from "./columns";

/**
 * People who are still to be told of something that concerns many, such as changed terms: a row each, until they are. Whatever concerns many is told by
 * a job, so that no transaction grows with the site.
 */
export const broadcastRecipients = pgTable(
  "broadcast_recipients",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    details: jsonb("details").$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("broadcast_recipients_kind").on(t.kind, t.createdAt), index("broadcast_recipients_user").on(t.userId)],
);

/** In-app notifications: their kind, subject, and the values of their text. One unread row per kind and subject. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    subject: text("subject").notNull(),
    details: jsonb("details").$type<Record<string, string>>().notNull().default({}),
    link: text("link").notNull(),
    /** The people it names besides its reader: their name goes with them. Null in those of earlier versions, which name those of their subject. */
    named: uuid("named").array(),
    readAt: instant("read_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("notifications_user").on(t.userId, t.createdAt.desc()),
    uniqueIndex("notifications_unread").on(t.userId, t.kind, t.subject).where(sql`read_at is null`),
    index("notifications_created").on(t.createdAt),
  ],
);
