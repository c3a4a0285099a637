import { sql } from "drizzle-orm";
import { bigint, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "./columns";

/** A text attachment of a mail (calendar files). */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
  /** For binary content. */
  encoding?: "base64";
  /** Content id for an inline picture (RFC 2392). */
  cid?: string;
}

/** Mail to be sent: written in the transaction that causes it, sent by the worker, once per dedupe key. */
export const outbox = pgTable(
  "outbox",
  {
    id: id(),
    dedupeKey: text("dedupe_key").notNull(),
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    attachments: jsonb("attachments").$type<MailAttachment[]>().notNull().default([]),
    /** The people it names besides its reader: the mail is deleted with them. Null in mails of earlier versions, which name those of their key. */
    named: uuid("named").array(),
    attempts: integer("attempts").notNull().default(0),
    /** Order among due mails: 0 for awaited ones, else how many were written to the same recipient within the hour. */
    turn: integer("turn").notNull().default(0),
    sendAfter: instant("send_after").notNull().defaultNow(),
    sentAt: instant("sent_at"),
    parkedAt: instant("parked_at"),
    lastError: text("last_error"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("outbox_dedupe").on(t.dedupeKey),
    index("outbox_created").on(t.createdAt),
    index("outbox_recipient").on(t.recipient, t.createdAt),
    index("outbox_due").on(t.turn, t.sendAfter).where(sql`sent_at is null and parked_at is null`),
  ],
);

/** Who did what to what, for the admin area. Immutable, except that an erased person's name and addresses are replaced. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    actorId: uuid("actor_id"),
    action: text("action").notNull(),
    subject: text("subject").notNull(),
    subjectId: text("subject_id"),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index("audit_log_created").on(t.createdAt), index("audit_log_subject").on(t.subjectId, t.createdAt)],
);

/** Token usage of the language model, one row per UTC day, shared by all servers. */
export const modelDays = pgTable("model_days", {
  day: date("day", { mode: "string" }).primaryKey(),
  tokens: bigint("tokens", { mode: "number" }).notNull(),
});

/** Start of the last completed pass of each job: with several servers, each pass is made once. */
export const jobPasses = pgTable("job_passes", { name: text("name").primaryKey(), beganAt: instant("began_at").notNull() });
