import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, id, instant, updatedAt } from "../columns";

/** Who can sign in. The address is kept in lower case; no role and no plan ever stands here. */
export const users = pgTable(
  "users",
  {
    id: id(),
    email: text("email").notNull(),
    passwordHash: text("password_hash"),
    emailConfirmedAt: instant("email_confirmed_at"),
    rememberMe: boolean("remember_me").notNull().default(true),
    suspendedAt: instant("suspended_at"),
    suspendedReason: text("suspended_reason"),
    isDemo: boolean("is_demo").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    index("users_created").on(t.createdAt),
    check("users_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);

/** A signed-in browser: an opaque token, of which only the SHA-256 is stored. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    tokenHash: bytes("token_hash").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    authenticatedAt: instant("authenticated_at").notNull().defaultNow(),
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    rememberMe: boolean("remember_me").notNull().default(true),
    userAgent: text("user_agent").notNull().default(""),
    address: text("address").notNull().default(""),
  },
  (t) => [uniqueIndex("sessions_token_hash").on(t.tokenHash), index("sessions_user").on(t.userId)],
);

/** What a change that is told by mail took the place of. */
export interface StoodBefore {
  /** Where an advisor was paid out to. */
  payoutDestination?: { holder: string; iban: string; bic: string; words: string };
  /** Where their consultations took place. */
  meetingUrl?: string | null;
  loginNotifications?: boolean;
}

/** A link sent by mail: for what, to which address, once, until when. */
export const emailTokens = pgTable(
  "email_tokens",
  {
    id: id(),
    tokenHash: bytes("token_hash").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["confirm_email", "reset_password", "change_email", "report_sign_in"] }).notNull(),
    email: text("email").notNull(),
    returnTo: text("return_to"),
    /** What was given with a sign-up: whoever confirms by its link, and nobody else, gets the account with it. */
    passwordHash: text("password_hash"),
    category: text("category", { enum: ["individual", "business", "organisation"] }),
    /** What stood there before the change that the mail tells of: whoever says that they did not make it has it back. */
    before: jsonb("stood_before").$type<StoodBefore>(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("email_tokens_hash").on(t.tokenHash), index("email_tokens_user").on(t.userId, t.purpose)],
);

/** What counts against a limit: one row an attempt, the key hashed so that no address or e-mail is kept. */
export const attempts = pgTable(
  "attempts",
  {
    id: id(),
    kind: text("kind").notNull(),
    keyHash: bytes("key_hash").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("attempts_key").on(t.kind, t.keyHash, t.createdAt), index("attempts_created").on(t.createdAt)],
);

export const userRoles = pgTable(
  "user_roles",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["admin"] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] })],
);

export const securitySettings = pgTable(
  "security_settings",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    loginNotifications: boolean("login_notifications").notNull().default(true),
    sessionTimeout: integer("session_timeout").notNull().default(24),
    updatedAt: updatedAt(),
  },
  (t) => [check("security_settings_timeout", sql`${t.sessionTimeout} in (1, 6, 12, 24, 72, 168)`)],
);
