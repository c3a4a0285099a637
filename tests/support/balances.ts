import { eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import type { Account } from "#app/features/money/postings";

/** Returns the balance of every account in a currency, in minor units, as an audit checks them. They sum to zero. */
export async function accountBalances(currency: string): Promise<Partial<Record<Account, number>>> {
  const rows = await db
    .select({ account: ledgerEntries.account, balance: sql<number>`sum(${ledgerEntries.amount})::bigint`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerTransactions.currency, currency))
    .groupBy(ledgerEntries.account);
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}
