import { and, eq, gt, sql } from "drizzle-orm";
import { data } from "react-router";
import { type Connection, db } from "#app/db/client.server";
import { advisers } from "#app/db/schema/advisors";
import { ledgerEntries, ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { paymentOrders } from "#app/db/schema/payments";
import { audit } from "#app/features/audit/audit.server";
import { paymentProvider } from "#app/platform/payments/provider.server";
import { book } from "./ledger.server";
import { payoutAccountOf } from "./payout-accounts.server";
import { payout } from "./postings";

export type PayoutAnswer = { ok: true; statement: typeof payoutStatements.$inferSelect } | { ok: false; reason: "nothingOwed" };

interface Admin {
  userId: string;
  isAdmin: boolean;
}

const owed = sql<number>`sum(${ledgerEntries.amount})::bigint`.mapWith(Number);

/** What is owed to advisors now, the most first: one line an advisor and currency, in minor units. For admins (403 for everybody else). */
export async function owedPayouts(admin: Admin) {
  refuseOthers(admin);
  return db
    .select({
      adviserId: advisers.id,
      name: advisers.displayName,
      slug: advisers.slug,
      currency: ledgerTransactions.currency,
      amount: owed,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(advisers, eq(advisers.id, ledgerEntries.ownerId))
    .where(eq(ledgerEntries.account, "adviser"))
    .groupBy(advisers.id, ledgerTransactions.currency)
    .having(gt(owed, 0))
    .orderBy(sql`5 desc`, advisers.displayName);
}

/**
 * Pays an advisor everything that is owed in a currency: a numbered statement, its booking and a line of the audit log, in one transaction. Two
 * at once pay once. `reference` says how the money went; an advisor with an account at the payment provider is paid through it. For admins (403 for everybody else).
 */
export async function payOutAdvisor(
  admin: Admin,
  adviserId: string,
  currency: string,
  reference: string,
  now: Date,
): Promise<PayoutAnswer> {
  refuseOthers(admin);
  return db.transaction(async (tx) => {
    const [adviser] = await tx.select({ id: advisers.id }).from(advisers).where(eq(advisers.id, adviserId)).for("no key update");
    if (!adviser) throw data(null, { status: 404 });
    const amount = await owedTo(tx, adviserId, currency);
    if (amount <= 0) return { ok: false, reason: "nothingOwed" };
    const made = { adviserId, currency, amount, reference, paidBy: admin.userId, createdAt: now };
    const [statement] = await tx.insert(payoutStatements).values(made).returning();
    const { id, number } = statement!;
    const booked = { key: `payout-${id}`, kind: "payout" as const, statementId: id, currency, createdAt: now };
    await book(tx, booked, payout(adviserId, amount));
    const account = paymentProvider().collects ? await payoutAccountOf(tx, adviserId) : null;
    if (account?.isReady) {
      const order = { key: `transfer-${id}`, action: "transfer" as const, statementId: id, reference: account.account, amount, currency };
      await tx.insert(paymentOrders).values(order);
    }
    await audit(tx, admin, "payout.made", "payout_statements", id, { number, adviserId, currency, amount });
    return { ok: true, statement: statement! };
  });
}

async function owedTo(connection: Connection, adviserId: string, currency: string): Promise<number> {
  const [row] = await connection
    .select({ amount: owed })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.account, "adviser"), eq(ledgerEntries.ownerId, adviserId), eq(ledgerTransactions.currency, currency)));
  return row?.amount ?? 0;
}

function refuseOthers(admin: Admin) {
  if (!admin.isAdmin) throw data(null, { status: 403 });
}
