import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgSequence, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { advisors } from "./advisors";
import { consultations } from "./booking";
import { createdAt, id, instant, MAX_MINOR_UNITS, minorUnits, sideText } from "./columns";

/** A payout to an advisor: everything that was due in a currency at that moment. */
export const payoutStatements = pgTable(
  "payout_statements",
  {
    id: id(),
    number: integer("number").generatedAlwaysAsIdentity(),
    advisorId: uuid("adviser_id")
      .notNull()
      .references(() => advisors.id, { onDelete: "restrict" }),
    currency: text("currency").notNull(),
    amount: minorUnits("amount").notNull(),
    /** Reference of the transfer at the operator's bank or provider. */
    reference: text("reference").notNull().default(""),
    /** Idempotency key of the form: submitted twice, it is one payout. */
    requestKey: uuid("request_key"),
    paidBy: uuid("paid_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("payout_statements_number").on(t.number),
    uniqueIndex("payout_statements_request_key").on(t.advisorId, t.currency, t.requestKey),
    index("payout_statements_adviser").on(t.advisorId, t.createdAt),
    check("payout_statements_amount", sql`${t.amount} between 1 and ${sql.raw(String(MAX_MINOR_UNITS))}`),
  ],
);

/** Kinds of ledger transactions; from 'await' on, those of payments outside the site. */
const LEDGER_KINDS = [
  "authorise",
  "release",
  "capture",
  "settle",
  "refund",
  "payout",
  "await",
  "mark",
  "unmark",
  "receive",
  "unreceive",
  "close",
  "letGo",
  "return",
  "unreturn",
] as const;

/** Order in which ledger transactions were booked: those of a consultation, booked under its lock, never share a number, though they may share a moment. */
export const ledgerPositions = pgSequence("ledger_transactions_position");

/** A ledger transaction in one currency. Immutable, except that an erased person's words are removed: a trigger of the migrations rejects anything else. */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    id: id(),
    /** Unique, so that the same step is booked once. */
    key: text("key").notNull(),
    kind: text("kind", { enum: LEDGER_KINDS }).notNull(),
    consultationId: uuid("consultation_id").references(() => consultations.id, { onDelete: "cascade" }),
    statementId: uuid("statement_id").references(() => payoutStatements.id, { onDelete: "restrict" }),
    currency: text("currency").notNull(),
    reason: text("reason").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    /** Null in rows from before it was recorded, which come first. */
    position: bigint("position", { mode: "number" }).default(sql`nextval('ledger_transactions_position')`),
  },
  (t) => [
    uniqueIndex("ledger_transactions_key").on(t.key),
    index("ledger_transactions_consultation").on(t.consultationId),
    check("ledger_transactions_of", sql`(${t.kind} = 'payout') = (${t.statementId} is not null)`),
  ],
);

/**
 * Entries of a transaction in minor units, positive when an account gains. They sum to zero, and no consultation or advisor account gives out more than it
 * holds: deferred constraint triggers check both at each commit. The owner is a user (client) or an advisor (advisor, payout); the rest is the site's.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: id(),
    transactionId: uuid("transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id, { onDelete: "cascade" }),
    account: sideText("account", ["client", "held", "awaited", "marked", "escrow", "returning", "advisor", "platform", "payout"]).notNull(),
    ownerId: uuid("owner_id"),
    amount: minorUnits("amount").notNull(),
  },
  (t) => [
    index("ledger_entries_transaction").on(t.transactionId),
    index("ledger_entries_owner").on(t.ownerId, t.account),
    check("ledger_entries_amount", sql`${t.amount} <> 0 and abs(${t.amount}) <= ${sql.raw(String(MAX_MINOR_UNITS))}`),
    check("ledger_entries_owned", sql`(${t.account} in ('client', 'adviser', 'payout')) = (${t.ownerId} is not null)`),
  ],
);
