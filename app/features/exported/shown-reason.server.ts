import { inArray, type SQL, sql } from "drizzle-orm";
import { ledgerTransactions } from "#app/db/schema/ledger";

/** Kinds of bookings whose reason both sides were told: why a consultation ended, and why an admin refunded it. */
const TOLD_KINDS = ["release", "settle", "close", "refund"] as const;

/** The reason of a booking, for the people it concerns: an admin's own, such as that of a waived amount, is empty. */
export const shownReason: SQL<string> = sql<string>`case when ${inArray(ledgerTransactions.kind, [...TOLD_KINDS])} then ${ledgerTransactions.reason} else '' end`;
