import { bigint, boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, id, instant } from "../columns";
import { users } from "./accounts";

/** A passkey of a person's device or password manager: its public key and signature counter. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    credentialId: text("credential_id").notNull(),
    publicKey: bytes("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull().default([]),
    isSynced: boolean("is_synced").notNull(),
    name: text("name").notNull(),
    lastUsedAt: instant("last_used_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("passkeys_credential").on(t.credentialId), index("passkeys_user").on(t.userId)],
);

/** A passkey challenge: bound to a browser by its token, single use. With a person it registers a key of theirs, without one it signs in. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    id: id(),
    tokenHash: bytes("token_hash").notNull(),
    challenge: text("challenge").notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The counted attempts, taken back on success. */
    attemptIds: uuid("attempt_ids").array().notNull().default([]),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("passkey_challenges_token").on(t.tokenHash), index("passkey_challenges_expires").on(t.expiresAt)],
);
