import { and, asc, eq, gt, inArray, like, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import { refundKey } from "./ledger.server";

/** A later refund of an admin's, and why. */
export interface GivenBack {
  id: string;
  /** Minor units. */
  amount: number;
  reason: string;
}

/** What admins have given back of a consultation that was over, first to last, each with its reason. */
export async function givenBackOf(connection: Connection, consultationId: string): Promise<GivenBack[]> {
  const { id, key, kind, reason, createdAt } = ledgerTransactions;
  const isRefund = and(
    eq(ledgerTransactions.consultationId, consultationId),
    eq(kind, "refund"),
    like(key, refundKey(consultationId, "%")),
  );
  const isClients = and(inArray(ledgerEntries.account, ["client", "returning"]), gt(ledgerEntries.amount, 0));
  return connection
    .select({ id, amount: sql<number>`sum(${ledgerEntries.amount})::bigint`.mapWith(Number), reason })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.transactionId, id), isClients))
    .where(isRefund)
    .groupBy(id)
    .orderBy(asc(createdAt), asc(id));
}
