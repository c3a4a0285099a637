import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { advisors } from "./advisors";
import { consultations } from "./booking";
import { instant, MAX_MINOR_UNITS, minorUnits, updatedAt } from "./columns";

const most = sql.raw(String(MAX_MINOR_UNITS));

/**
 * How the price of an agreed consultation is paid outside the site, from the acceptance on. What is due follows from the consultation's price and refund;
 * what of it is awaited, said to be paid and received is booked in the ledger.
 */
export const outsidePayments = pgTable(
  "outside_payments",
  {
    consultationId: uuid("consultation_id")
      .primaryKey()
      .references(() => consultations.id, { onDelete: "cascade" }),
    /** What a client names with the transfer, so that an admin finds it. */
    number: integer("number").generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** When the client said that they have paid; null while they have not, and once an admin has looked. */
    markedAt: instant("marked_at"),
    /** How much of it they said; null from before that was asked, when it was all that was open. */
    markedAmount: minorUnits("marked_amount"),
    /** When money last came in. */
    confirmedAt: instant("confirmed_at"),
    /** What came in in all, and the last of it, which can be taken back. */
    received: minorUnits("received").notNull().default(0),
    lastReceived: minorUnits("last_received").notNull().default(0),
    /** What was sent back of it. */
    returned: minorUnits("returned").notNull().default(0),
    /** What an admin no longer asks for. */
    letGo: minorUnits("let_go").notNull().default(0),
    /** Whom it was said to again, and when last. */
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

/** Where an advisor is paid out to outside the site: an account, or what they say in words. */
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
