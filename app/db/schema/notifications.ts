import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { createdAt, id, instant } from "./columns";

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
