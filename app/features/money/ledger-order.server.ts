import { asc, sql } from "drizzle-orm";
import { ledgerTransactions } from "#app/db/schema/ledger";

/** Orders a consultation's ledger transactions as they were booked: two may share a moment, and a clock may be put back. */
export const asBooked = [sql`${ledgerTransactions.position} nulls first`, asc(ledgerTransactions.createdAt), asc(ledgerTransactions.id)];
