import { and, eq, inArray, isNull, like, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { ledgerEntries, ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import { paymentOrders, payoutAccounts } from "#app/db/schema/payments";
import { NOBODYS_DOMAIN } from "#app/platform/nobodys-address";

/** Returns whether an advisor is owed money now, or will be once a client's payment arrives, or was paid what the provider has not transferred yet. */
export async function isOwed(connection: Connection, advisorId: string): Promise<boolean> {
  const own = await connection
    .select({ currency: ledgerTransactions.currency })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.account, "advisor"), eq(ledgerEntries.ownerId, advisorId)))
    .groupBy(ledgerTransactions.currency)
    .having(sql`sum(${ledgerEntries.amount}) > 0`);
  if (own.length > 0) return true;
  const untransferred = await connection
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .innerJoin(payoutStatements, eq(payoutStatements.id, paymentOrders.statementId))
    .where(and(eq(payoutStatements.advisorId, advisorId), isNull(paymentOrders.doneAt)))
    .limit(1);
  if (untransferred.length > 0) return true;
  const onTheWay = await connection
    .select({ id: ledgerTransactions.consultationId })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(consultations, eq(consultations.id, ledgerTransactions.consultationId))
    .where(and(eq(consultations.advisorId, advisorId), inArray(ledgerEntries.account, ["awaited", "marked", "escrow"])))
    .groupBy(ledgerTransactions.consultationId)
    .having(sql`sum(${ledgerEntries.amount}) <> 0`)
    .limit(1);
  return onTheWay.length > 0;
}

/** Returns whether a leaving person is owed money as an advisor, and if so whether they have a payout destination. */
export async function owedOnDeletion(connection: Connection, userId: string): Promise<"nothing" | "known" | "unknown"> {
  const [advisor] = await connection
    .select({ id: advisors.id, destination: payoutDestinations.advisorId, isReady: payoutAccounts.isReady })
    .from(advisors)
    .leftJoin(payoutDestinations, eq(payoutDestinations.advisorId, advisors.id))
    .leftJoin(payoutAccounts, eq(payoutAccounts.advisorId, advisors.id))
    .where(eq(advisors.userId, userId));
  if (!advisor || !(await isOwed(connection, advisor.id))) return "nothing";
  return advisor.destination || advisor.isReady ? "known" : "unknown";
}

/** Deletes the payout destinations of advisors who were erased while they were owed money, once they are owed nothing. */
export async function forgetPaidDestinations(connection: Connection) {
  const kept = await connection
    .select({ advisorId: advisors.id })
    .from(payoutDestinations)
    .innerJoin(advisors, eq(advisors.id, payoutDestinations.advisorId))
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(like(users.email, `%@${NOBODYS_DOMAIN}`));
  for (const { advisorId } of kept)
    if (!(await isOwed(connection, advisorId)))
      await connection.delete(payoutDestinations).where(eq(payoutDestinations.advisorId, advisorId));
}
