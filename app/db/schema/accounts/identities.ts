import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, id, instant } from "../columns";
import { users } from "./accounts";

/** An external account that a person signs in with: identified by issuer and subject, never by its email address. */
export const identities = pgTable(
  "identities",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: text("provider", { enum: ["google", "linkedin"] }).notNull(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    email: text("email").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("identities_subject").on(t.issuer, t.subject), uniqueIndex("identities_one_a_provider").on(t.userId, t.provider)],
);

/** A pending OAuth flow: bound to a browser by its token, single use. With a user it connects an identity or re-authenticates them; else it signs in. */
export const oauthFlows = pgTable(
  "provider_trips",
  {
    id: id(),
    tokenHash: bytes("token_hash").notNull(),
    provider: text("provider", { enum: ["google", "linkedin"] }).notNull(),
    state: text("state").notNull(),
    nonce: text("nonce").notNull(),
    codeVerifier: text("code_verifier").notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Whether this signed-in person re-authenticates. */
    isAgain: boolean("is_again").notNull().default(false),
    returnTo: text("return_to"),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("provider_trips_token").on(t.tokenHash), index("provider_trips_expires").on(t.expiresAt)],
);
