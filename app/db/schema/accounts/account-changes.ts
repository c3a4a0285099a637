import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, id, instant } from "../columns";
import { users } from "./accounts";

/** A request for another address, until it is confirmed at the old one and at the new one. One a person. */
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

/** Somebody who is leaving: until `endsAt` signing in brings everything back. */
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

/** A form that waits until its person has signed in once more: what was typed into it, for them alone and for a short time. */
export const heldForms = pgTable(
  "held_forms",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fields: jsonb("fields").$type<Record<string, string>>().notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("held_forms_user").on(t.userId), index("held_forms_expires").on(t.expiresAt)],
);
