import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { PAYMENT_STATES } from "./payment-list.server";

/** When the ledger last recorded money to send back: through a cancellation, a refund, or an excess payment. */
const toReturnSince = () =>
  db
    .select({ at: sql`max(${ledgerTransactions.createdAt})` })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerTransactions.consultationId, outsidePayments.consultationId),
        eq(ledgerEntries.account, "returning"),
        gt(ledgerEntries.amount, 0),
      ),
    );

/** How many payments wait for an admin to confirm or to send back, and since when the newest does. Null when none does. */
export async function waitingPayments() {
  const [marked, toReturn] = await Promise.all([
    waitingSince(sql`${outsidePayments.markedAt}`, PAYMENT_STATES.marked),
    waitingSince(sql`(${toReturnSince()})`, PAYMENT_STATES.toReturn),
  ]);
  return { marked, toReturn };
}

async function waitingSince(since: SQL, condition: SQL | undefined) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, newest: sql<string | null>`max(${since})` })
    .from(outsidePayments)
    .innerJoin(consultations, eq(consultations.id, outsidePayments.consultationId))
    .where(condition);
  return row?.newest ? { count: row.count, newest: new Date(row.newest) } : null;
}
