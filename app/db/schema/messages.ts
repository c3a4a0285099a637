import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { advisors } from "./advisors";
import { bytes, createdAt, id, instant } from "./columns";

/** A conversation of two people: one thread per pair, whichever of them is the advisor. Messages are numbered from 1 in each. */
export const messageThreads = pgTable(
  "message_threads",
  {
    id: id(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    advisorId: uuid("adviser_id")
      .notNull()
      .references(() => advisors.id, { onDelete: "cascade" }),
    /** The advisor's user: without it, the pair could not be a constraint. */
    advisorUserId: uuid("adviser_user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    lastNumber: integer("last_number").notNull().default(0),
    lastMessageAt: instant("last_message_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("message_threads_pair").on(sql`least(client_id, adviser_user_id)`, sql`greatest(client_id, adviser_user_id)`),
    index("message_threads_client").on(t.clientId, t.createdAt),
    index("message_threads_adviser").on(t.advisorId),
    index("message_threads_adviser_user").on(t.advisorUserId),
    check("message_threads_not_oneself", sql`${t.clientId} <> ${t.advisorUserId}`),
  ],
);

/** One side's state of a thread: how far it is read and mailed about, and whether this side has blocked the other. */
export const messageThreadSides = pgTable(
  "message_thread_sides",
  {
    threadId: uuid("thread_id")
      .notNull()
      .references(() => messageThreads.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    readNumber: integer("read_number").notNull().default(0),
    unreadCount: integer("unread_count").notNull().default(0),
    mailedNumber: integer("mailed_number").notNull().default(0),
    mailedAt: instant("mailed_at"),
    blockedAt: instant("blocked_at"),
    /** The other side's name when it was blocked: a later name could be used to send words. */
    blockedName: text("blocked_name"),
    /** The meeting addresses of the two at that moment, for those who are advisors; empty for a room of the site. */
    blockedLinks: jsonb("blocked_links").$type<{ client: string; advisor: string }>(),
  },
  (t) => [
    primaryKey({ columns: [t.threadId, t.userId] }),
    index("message_thread_sides_user").on(t.userId),
    index("message_thread_sides_blocked").on(t.userId).where(sql`blocked_at is not null`),
    index("message_thread_sides_unread").on(t.userId).where(sql`unread_count > 0`),
    check("message_thread_sides_unread_count", sql`${t.unreadCount} >= 0`),
  ],
);

/** A message. The key comes from the sender's browser: the same message sent again is stored once. */
export const messages = pgTable(
  "messages",
  {
    id: id(),
    threadId: uuid("thread_id")
      .notNull()
      .references(() => messageThreads.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    senderId: uuid("sender_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    body: text("body").notNull(),
    requestKey: text("request_key"),
    sentAt: instant("sent_at").notNull(),
    /** Since when only admins can read it, and why: it was reported and removed. */
    hiddenAt: instant("hidden_at"),
    hiddenReason: text("hidden_reason"),
    /** When it was restored after that, unless it was removed again since. */
    shownAgainAt: instant("shown_again_at"),
  },
  (t) => [
    uniqueIndex("messages_number").on(t.threadId, t.number),
    uniqueIndex("messages_request_key").on(t.threadId, t.senderId, t.requestKey),
    index("messages_sender").on(t.senderId, t.sentAt),
    check("messages_body", sql`char_length(${t.body}) between 1 and 4000`),
    check("messages_hidden", sql`(${t.hiddenAt} is null) = (${t.hiddenReason} is null)`),
  ],
);

/** A file attached to a message, one each; the message's body is then the file's name. */
export const messageFiles = pgTable(
  "message_files",
  {
    id: id(),
    messageId: uuid("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    filePath: text("file_path").notNull(),
    fileSize: integer("file_size").notNull(),
  },
  (t) => [uniqueIndex("message_files_message").on(t.messageId), uniqueIndex("message_files_path").on(t.filePath)],
);

/** A message that its reader has reported to the admins, once per reader. */
export const messageReports = pgTable(
  "message_reports",
  {
    id: id(),
    messageId: uuid("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    reporterId: uuid("reporter_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text("reason").notNull().default(""),
    closedAt: instant("closed_at"),
    closedBy: uuid("closed_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("message_reports_once").on(t.messageId, t.reporterId),
    index("message_reports_reporter").on(t.reporterId),
    index("message_reports_open").on(t.createdAt).where(sql`closed_at is null`),
  ],
);

/** A signed-out person's message draft, until they sign in: found by a token, of which only the SHA-256 is stored. */
export const messageDrafts = pgTable(
  "message_drafts",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    advisorId: uuid("adviser_id")
      .notNull()
      .references(() => advisors.id, { onDelete: "cascade" }),
    body: text("body").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("message_drafts_created").on(t.createdAt), index("message_drafts_adviser").on(t.advisorId)],
);
