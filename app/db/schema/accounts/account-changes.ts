import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, id, instant } from "../columns";
import { sessions, users } from "./accounts";
import { signInChallenges } from "./second-factor";

/** A pending change of email address, until it is confirmed at both the old and the new one. One per person. */
export const emailChanges = pgTable(
  "email_changes",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    newEmail: text("new_email").notNull(),
    oldTokenHash: bytes("old_token_hash").notNull(),
    newTokenHash: bytes("new_token_hash").notNull(),
    oldConfirmedAt: instant("old_confirmed_at"),
    newConfirmedAt: instant("new_confirmed_at"),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("email_changes_old").on(t.oldTokenHash), uniqueIndex("email_changes_new").on(t.newTokenHash)],
);

/** Accounts being deleted: until `endsAt`, signing in restores everything. */
export const accountDeletions = pgTable(
  "departures",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    endsAt: instant("ends_at").notNull(),
    hidAdvisor: boolean("hid_adviser").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("departures_ends").on(t.endsAt)],
);

/** A form held while its person signs in again, with its values, for them alone and for a short time. */
export const heldForms = pgTable(
  "held_forms",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The session it was submitted in, or the sign-in awaiting its code there: deleted with that, or passed on to the session that follows. */
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    challengeId: uuid("challenge_id").references(() => signInChallenges.id, { onDelete: "cascade" }),
    fields: jsonb("fields").$type<Record<string, string>>().notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("held_forms_user").on(t.userId),
    index("held_forms_session").on(t.sessionId),
    index("held_forms_challenge").on(t.challengeId),
    index("held_forms_expires").on(t.expiresAt),
    check("held_forms_one", sql`num_nonnulls(${t.sessionId}, ${t.challengeId}) = 1`),
  ],
);
