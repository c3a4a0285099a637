import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { advisors } from "./advisors";
import { consultations } from "./booking";
import { createdAt, id, instant, MAX_MINOR_UNITS, minorUnits, updatedAt } from "./columns";
import { payoutStatements } from "./ledger";

/** A consultation's payment through a provider. Without a row, it is paid outside the site, as the operator describes. */
export const payments = pgTable(
  "payments",
  {
    consultationId: uuid("consultation_id")
      .primaryKey()
      .references(() => consultations.id, { onDelete: "cascade" }),
    status: text("status", { enum: ["awaiting", "authorised", "captured", "released"] })
      .notNull()
      .default("awaiting"),
    /** The checkout where the client authorises it, and its expiry. */
    checkoutId: text("checkout_id"),
    checkoutUrl: text("checkout_url"),
    checkoutEndsAt: instant("checkout_ends_at"),
    checkoutsOpened: integer("checkouts_opened").notNull().default(0),
    /** The provider's id of the authorised payment. */
    reference: text("reference"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex("payments_reference").on(t.reference)],
);

/** A call to make to the provider: written in the transaction that causes it, sent by the worker until it succeeds, once per key. */
export const paymentOrders = pgTable(
  "payment_orders",
  {
    id: id(),
    key: text("key").notNull(),
    action: text("action", { enum: ["endCheckout", "capture", "release", "refund", "transfer"] }).notNull(),
    consultationId: uuid("consultation_id").references(() => consultations.id, { onDelete: "cascade" }),
    statementId: uuid("statement_id").references(() => payoutStatements.id, { onDelete: "restrict" }),
    /** The payment or checkout concerned, or the account that receives money. */
    reference: text("reference").notNull(),
    amount: minorUnits("amount").notNull(),
    currency: text("currency").notNull(),
    /** Whether what it makes at the provider names its key: orders of before that do not, and are known by their amount. */
    isNamed: boolean("is_named").notNull().default(true),
    attempts: integer("attempts").notNull().default(0),
    sendAfter: instant("send_after").notNull().defaultNow(),
    doneAt: instant("done_at"),
    parkedAt: instant("parked_at"),
    lastError: text("last_error"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("payment_orders_key").on(t.key),
    index("payment_orders_due").on(t.sendAfter).where(sql`done_at is null and parked_at is null`),
    index("payment_orders_reference").on(t.reference),
    index("payment_orders_consultation").on(t.consultationId),
    check("payment_orders_amount", sql`${t.amount} between 0 and ${sql.raw(String(MAX_MINOR_UNITS))}`),
  ],
);

/** Webhook events of the provider, by its own id: the same event twice counts once. */
export const paymentEvents = pgTable("payment_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  receivedAt: createdAt(),
});

/** An advisor's payout account at the provider. */
export const payoutAccounts = pgTable(
  "payout_accounts",
  {
    advisorId: uuid("adviser_id")
      .primaryKey()
      .references(() => advisors.id, { onDelete: "cascade" }),
    account: text("account").notNull(),
    isReady: boolean("is_ready").notNull().default(false),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex("payout_accounts_account").on(t.account)],
);
