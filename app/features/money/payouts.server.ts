import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import { data } from "react-router";
import type { Connection } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { ledgerEntries, ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { payoutDestinations } from "#app/db/schema/outside-payments";
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

const OWED_A_PAGE = 20;

/** A page of what is owed to advisors now, the most first: one line an advisor and currency, in minor units. For admins (403 for everybody else). */
export async function owedPayouts(admin: Admin, page = 1): Promise<{ owed: OwedPayout[]; hasMore: boolean }> {
  const rows = await adminTransaction(admin, (tx) => selectOwed(tx, page));
  const { collects } = paymentProvider();
  const owed = rows.slice(0, OWED_A_PAGE).map(({ holder, iban, bic, words, ...row }) => ({
    ...row,
    requestKey: randomUUID(),
    isTransferred: collects && row.isTransferred,
    destination: iban || words ? { holder, iban, bic, words } : null,
  }));
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
      holder: sql<string>`coalesce(min(${payoutDestinations.holder}), '')`,
      iban: sql<string>`coalesce(min(${payoutDestinations.iban}), '')`,
      bic: sql<string>`coalesce(min(${payoutDestinations.bic}), '')`,
      words: sql<string>`coalesce(min(${payoutDestinations.words}), '')`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(advisors, eq(advisors.id, ledgerEntries.ownerId))
    .innerJoin(users, eq(users.id, advisors.userId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.advisorId, advisors.id))
    .leftJoin(payoutDestinations, eq(payoutDestinations.advisorId, advisors.id))
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
  const { advisorId, currency, amount, reference, key } = order;
  return adminTransaction(admin, async (tx): Promise<PayoutAnswer> => {
    const [advisor] = await tx.select({ id: advisors.id }).from(advisors).where(eq(advisors.id, advisorId)).for("no key update");
    if (!advisor) throw data(null, { status: 404 });
    const known = await findStatement(tx, order);
    if (known) return isSame(known, order) ? { ok: true, statement: known } : { ok: false, reason: "nothingOwed" };
    const owed = await owedTo(tx, advisorId, currency);
    if (owed <= 0) return { ok: false, reason: "nothingOwed" };
    if (owed !== amount) return { ok: false, reason: "amountChanged" };
    const made = { advisorId, currency, amount, reference, requestKey: key, paidBy: admin.userId, createdAt: now };
    const statement = oneRow(await tx.insert(payoutStatements).values(made).returning());
    const { id, number } = statement;
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
    await sendPayoutEmail(tx, statement);
    await audit(tx, admin, "payout.made", "payout_statements", id, { number, advisorId, currency, amount, reference });
    return { ok: true, statement: statement };
  });
}

const isSame = (known: Statement, { amount, reference }: PayoutOrder) => known.amount === amount && known.reference === reference;

/** The statement that this very order wrote before. */
async function findStatement(connection: Connection, { advisorId, currency, key }: PayoutOrder) {
  const { requestKey } = payoutStatements;
  const [found] = await connection
    .select()
    .from(payoutStatements)
    .where(and(eq(payoutStatements.advisorId, advisorId), eq(payoutStatements.currency, currency), eq(requestKey, key)));
  return found ?? null;
}

/** What an advisor is owed in a currency now, in minor units. */
export async function owedTo(connection: Connection, advisorId: string, currency: string): Promise<number> {
  const [row] = await connection
    .select({ amount: owedSum })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.account, "advisor"), eq(ledgerEntries.ownerId, advisorId), eq(ledgerTransactions.currency, currency)));
  return row?.amount ?? 0;
}
