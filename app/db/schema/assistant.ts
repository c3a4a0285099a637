import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { bytes, createdAt, id, instant, updatedAt } from "./columns";

/**
 * A conversation with the assistant (room 'assistant') or with a category's matcher (room = its id). It belongs to a person, or to a
 * browser by an opaque token of which only the SHA-256 is stored. Deleted 30 days after its last message.
 */
export const conversations = pgTable(
  "conversations",
  {
    id: id(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    tokenHash: bytes("token_hash"),
    room: text("room").notNull(),
    stage: text("stage", { enum: ["welcome", "questioning", "recommendation"] })
      .notNull()
      .default("welcome"),
    /** The guided answers given so far, by prompt. */
    answers: jsonb("answers").$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("conversations_user_room").on(t.userId, t.room),
    uniqueIndex("conversations_token_room").on(t.tokenHash, t.room),
    index("conversations_updated").on(t.updatedAt),
    check("conversations_owner", sql`num_nonnulls(${t.userId}, ${t.tokenHash}) = 1`),
  ],
);

/** Messages in the order of `number`. `result` is what the assistant found: never sent by a browser. */
export const conversationMessages = pgTable(
  "conversation_messages",
  {
    number: integer("number").primaryKey().generatedAlwaysAsIdentity(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["user", "assistant"] }).notNull(),
    content: text("content").notNull(),
    result: jsonb("result").$type<Record<string, unknown>>(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("conversation_messages_conversation").on(t.conversationId, t.number)],
);
