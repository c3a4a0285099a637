import { bigint, boolean, index, pgTable, smallint, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, id, instant } from "../columns";
import { users } from "./accounts";

/**
 * A person's authenticator app: its secret, encrypted with a key of the installation. Without `confirmedAt`, one session is setting it up.
 * `lastStep` is the newest time step whose code was used; `wrongCodes` since `wrongSince` is the budget of all sign-ins together.
 */
export const authenticators = pgTable("authenticators", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  sealedSecret: bytes("sealed_secret").notNull(),
  setupSessionId: uuid("setup_session_id"),
  confirmedAt: instant("confirmed_at"),
  lastStep: bigint("last_step", { mode: "number" }),
  wrongCodes: smallint("wrong_codes").notNull().default(0),
  wrongSince: instant("wrong_since"),
  /** When an admin's order turns it off, for an owner who has neither app nor recovery codes. */
  endsAt: instant("ends_at"),
  createdAt: createdAt(),
});

/** Recovery codes, an alternative to the app: only a keyed hash of each is stored, and each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: bytes("code_hash").notNull(),
    usedAt: instant("used_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("recovery_codes_code").on(t.userId, t.codeHash)],
);

/** A sign-in between password and code. Its token only gives access to the page that asks for the code. */
export const signInChallenges = pgTable(
  "sign_in_challenges",
  {
    id: id(),
    tokenHash: bytes("token_hash").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    rememberMe: boolean("remember_me").notNull(),
    wrongCodes: smallint("wrong_codes").notNull().default(0),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("sign_in_challenges_token").on(t.tokenHash), index("sign_in_challenges_user").on(t.userId)],
);

/** A browser and network that a person has signed in from: a keyed hash, good only to recognise it. */
export const knownDevices = pgTable(
  "known_devices",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    deviceHash: bytes("device_hash").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("known_devices_device").on(t.userId, t.deviceHash), index("known_devices_seen").on(t.lastSeenAt)],
);
