import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { advisors } from "./advisors";
import { consultations } from "./booking";
import { instant, MAX_MINOR_UNITS, minorUnits, updatedAt } from "./columns";

const most = sql.raw(String(MAX_MINOR_UNITS));

/**
 * Payment of an agreed consultation outside the site, from the acceptance on. The amount due follows from the consultation's price and
 * refund; amounts awaited, reported as paid and received are in the ledger.
 */
export const outsidePayments = pgTable(
  "outside_payments",
  {
    consultationId: uuid("consultation_id")
      .primaryKey()
      .references(() => consultations.id, { onDelete: "cascade" }),
    /** The payment reference that a client gives with the transfer, so that an admin finds it. */
    number: integer("number").generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** When the client reported the payment; null before that, and once an admin has checked it. */
    markedAt: instant("marked_at"),
    /** The reported amount; null in rows from before it was recorded, meaning all that was open. */
    markedAmount: minorUnits("marked_amount"),
    /** When money was last received. */
    confirmedAt: instant("confirmed_at"),
    /** Total received, and the last amount, which can be undone. */
    received: minorUnits("received").notNull().default(0),
    lastReceived: minorUnits("last_received").notNull().default(0),
    /** The amount sent back of what was received. */
    returned: minorUnits("returned").notNull().default(0),
    /** The amount that an admin has waived; all of it from the start where the site had no way to pay at the acceptance. */
    letGo: minorUnits("let_go").notNull().default(0),
    /** Number of reminders, and the time of the last. */
    reminders: smallint("reminders").notNull().default(0),
    remindedAt: instant("reminded_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("outside_payments_number").on(t.number),
    index("outside_payments_marked").on(t.markedAt).where(sql`marked_at is not null`),
    index("outside_payments_confirmed").on(t.confirmedAt),
    check("outside_payments_received", sql`${t.received} between 0 and ${most} and ${t.lastReceived} between 0 and ${t.received}`),
    check("outside_payments_returned", sql`${t.returned} between 0 and ${t.received}`),
    check(
      "outside_payments_marked_amount",
      sql`${t.markedAmount} is null or (${t.markedAt} is not null and ${t.markedAmount} between 1 and ${most})`,
    ),
    check("outside_payments_let_go", sql`${t.letGo} between 0 and ${most}`),
  ],
);

/** An advisor's payout destination outside the site: a bank account, or a description in words. */
export const payoutDestinations = pgTable("payout_destinations", {
  advisorId: uuid("adviser_id")
    .primaryKey()
    .references(() => advisors.id, { onDelete: "cascade" }),
  holder: text("holder").notNull().default(""),
  iban: text("iban").notNull().default(""),
  bic: text("bic").notNull().default(""),
  words: text("words").notNull().default(""),
  updatedAt: updatedAt(),
});
