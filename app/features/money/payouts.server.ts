import { and, desc, eq, gt, sql } from "drizzle-orm";
import { data } from "react-router";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { ledgerEntries, ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { paymentOrders, payoutAccounts } from "#app/db/schema/payments";
import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { paymentProvider } from "#app/platform/payments/provider.server";
import { book } from "./ledger.server";
import { payoutAccountOf } from "./payout-accounts.server";
import { sendPayoutEmail } from "./payout-email.server";
import type { MadePayout, OwedPayout, PayoutOrder } from "./payout-order";
import { payout } from "./postings";

type Statement = typeof payoutStatements.$inferSelect;
export type PayoutAnswer = { ok: true; statement: Statement } | { ok: false; reason: "nothingOwed" | "amountChanged" };

interface Admin {
  userId: string;
}

const owedSum = sql<number>`sum(${ledgerEntries.amount})::bigint`.mapWith(Number);

const OWED_A_PAGE = 50;

/** A page of what is owed to advisors now, the most first: one line an advisor and currency, in minor units. For admins (403 for everybody else). */
export async function owedPayouts(admin: Admin, page = 1): Promise<{ owed: OwedPayout[]; hasMore: boolean }> {
  const rows = await adminTransaction(admin, (tx) => selectOwed(tx, page));
  const { collects } = paymentProvider();
  const owed = rows.slice(0, OWED_A_PAGE).map((row) => ({ ...row, isTransferred: collects && row.isTransferred }));
  return { owed, hasMore: rows.length > OWED_A_PAGE };
}

const selectOwed = (connection: Connection, page: number) =>
  connection
    .select({
      advisorId: advisors.id,
      name: advisors.displayName,
      email: users.email,
      currency: ledgerTransactions.currency,
      amount: owedSum,
      isTransferred: sql<boolean>`coalesce(bool_or(${payoutAccounts.isReady}), false)`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(advisors, eq(advisors.id, ledgerEntries.ownerId))
    .innerJoin(users, eq(users.id, advisors.userId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.advisorId, advisors.id))
    .where(eq(ledgerEntries.account, "advisor"))
    .groupBy(advisors.id, users.email, ledgerTransactions.currency)
    .having(gt(owedSum, 0))
    .orderBy(desc(owedSum), advisors.displayName, advisors.id, ledgerTransactions.currency)
    .limit(OWED_A_PAGE + 1)
    .offset((page - 1) * OWED_A_PAGE);

/** The latest payouts, at most `most`, the newest first. For admins (403 for everybody else). */
export async function madePayouts(admin: Admin, most: number): Promise<MadePayout[]> {
  const { id, number, currency, amount, reference, createdAt } = payoutStatements;
  return adminTransaction(admin, (tx) =>
    tx
      .select({ id, number, currency, amount, reference, createdAt, name: advisors.displayName })
      .from(payoutStatements)
      .innerJoin(advisors, eq(advisors.id, payoutStatements.advisorId))
      .orderBy(desc(number))
      .limit(most),
  );
}

/**
 * Pays an advisor everything that is owed in a currency: a numbered statement, its booking, a line of the audit log and what the advisor is told, in
 * one transaction. An
 * advisor with an account at the payment provider is paid through it. The same order twice, or two at once, pays once and answers the same;
 * when something else is owed by now than the order says, nothing is paid ('amountChanged'). For admins (403 for everybody else).
 */
export async function payOutAdvisor(admin: Admin, order: PayoutOrder, now: Date): Promise<PayoutAnswer> {
  const { advisorId, currency, amount, reference } = order;
  return adminTransaction(admin, async (tx): Promise<PayoutAnswer> => {
    const [advisor] = await tx.select({ id: advisors.id }).from(advisors).where(eq(advisors.id, advisorId)).for("no key update");
    if (!advisor) throw data(null, { status: 404 });
    const owed = await owedTo(tx, advisorId, currency);
    if (owed <= 0) return answerAgain(await lastStatement(tx, advisorId, currency), order);
    if (owed !== amount) return { ok: false, reason: "amountChanged" };
    const made = { advisorId, currency, amount, reference, paidBy: admin.userId, createdAt: now };
    const [statement] = await tx.insert(payoutStatements).values(made).returning();
    const { id, number } = statement!;
    const booked = { key: `payout-${id}`, kind: "payout" as const, statementId: id, currency, createdAt: now };
    await book(tx, booked, payout(advisorId, amount));
    const account = paymentProvider().collects ? await payoutAccountOf(tx, advisorId) : null;
    if (account?.isReady) {
      const transfer = {
        key: `transfer-${id}`,
        action: "transfer" as const,
        statementId: id,
        reference: account.account,
        amount,
        currency,
      };
      await tx.insert(paymentOrders).values(transfer);
    }
    await sendPayoutEmail(tx, statement!);
    await audit(tx, admin, "payout.made", "payout_statements", id, { number, advisorId, currency, amount, reference });
    return { ok: true, statement: statement! };
  });
}

/** Pressed twice is answered twice; an older order is told that nothing is left. */
function answerAgain(last: Statement | undefined, { amount, reference }: PayoutOrder): PayoutAnswer {
  const isSame = last !== undefined && last.amount === amount && last.reference === reference;
  return isSame ? { ok: true, statement: last } : { ok: false, reason: "nothingOwed" };
}

async function lastStatement(connection: Connection, advisorId: string, currency: string) {
  const [last] = await connection
    .select()
    .from(payoutStatements)
    .where(and(eq(payoutStatements.advisorId, advisorId), eq(payoutStatements.currency, currency)))
    .orderBy(desc(payoutStatements.number))
    .limit(1);
  return last;
}

async function owedTo(connection: Connection, advisorId: string, currency: string): Promise<number> {
  const [row] = await connection
    .select({ amount: owedSum })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.account, "advisor"), eq(ledgerEntries.ownerId, advisorId), eq(ledgerTransactions.currency, currency)));
  return row?.amount ?? 0;
}
