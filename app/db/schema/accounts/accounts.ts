import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, id, instant, updatedAt } from "../columns";

/** Accounts that can sign in. The address is lower case; roles and plans are never stored here. */
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

/** Values replaced by a change that is reported by mail. */
export interface StoodBefore {
  /** The advisor's previous payout destination. */
  payoutDestination?: { holder: string; iban: string; bic: string; words: string };
  /** The previous meeting address of their consultations. */
  meetingUrl?: string | null;
  loginNotifications?: boolean;
}

/** A link sent by mail, for one purpose and address; single use, with an expiry. */
export const emailTokens = pgTable(
  "email_tokens",
  {
    id: id(),
    tokenHash: bytes("token_hash").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["confirm_email", "sign_up_password", "reset_password", "change_email", "report_sign_in"] }).notNull(),
    email: text("email").notNull(),
    returnTo: text("return_to"),
    /** Data of a sign-up: only whoever confirms through its link gets the account with it. */
    passwordHash: text("password_hash"),
    category: text("category", { enum: ["individual", "business", "organisation"] }),
    language: text("language"),
    currency: text("currency"),
    timeZone: text("time_zone"),
    /** The values before the reported change: restored when the recipient says that they did not make it. */
    before: jsonb("stood_before").$type<StoodBefore>(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("email_tokens_hash").on(t.tokenHash), index("email_tokens_user").on(t.userId, t.purpose)],
);

/** Attempts that count against a limit: one row each, with a hashed key, so that no network or email address is stored. */
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
