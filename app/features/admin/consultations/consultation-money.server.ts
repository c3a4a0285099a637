import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import type { consultations } from "#app/db/schema/booking";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { paymentOrders, payments } from "#app/db/schema/payments";
import { paymentDisputes, providerRefunds } from "#app/db/schema/payments-elsewhere";
import { asBooked } from "#app/features/money/ledger-order.server";
import { standingOf } from "#app/features/money/outside/outside";
import { paymentReference } from "#app/features/money/outside/payment-reference";
import type { ConsultationFile, MoneyStep } from "./consultation-file";

/** Returns how a consultation is paid, outside the site or through the provider, and the orders to the provider. */
export async function paymentOf(
  row: typeof consultations.$inferSelect,
): Promise<Pick<ConsultationFile, "outside" | "provider" | "orders" | "disputes" | "refundedThere">> {
  const [[outside], [provider], orders, disputes, [there]] = await Promise.all([
    db.select().from(outsidePayments).where(eq(outsidePayments.consultationId, row.id)),
    db.select().from(payments).where(eq(payments.consultationId, row.id)),
    db.select().from(paymentOrders).where(eq(paymentOrders.consultationId, row.id)).orderBy(asc(paymentOrders.createdAt)),
    disputesOf(row.id),
    db
      .select({ amount: sql<number>`coalesce(sum(${providerRefunds.amount}), 0)::bigint`.mapWith(Number) })
      .from(providerRefunds)
      .where(and(eq(providerRefunds.consultationId, row.id), isNull(providerRefunds.failedAt))),
  ]);
  return {
    outside: outside
      ? {
          reference: paymentReference(outside.number),
          received: outside.received,
          returned: outside.returned,
          ...standingOf({ ...row, ...outside, isMarked: outside.markedAt !== null }),
        }
      : null,
    provider: provider ? { status: provider.status, reference: provider.reference ?? "" } : null,
    disputes,
    refundedThere: there?.amount ?? 0,
    orders: orders.map(({ id, action, amount, currency, createdAt, doneAt, parkedAt }) => ({
      ...{ id, action, amount, currency, createdAt },
      state: doneAt ? "done" : parkedAt ? "givenUp" : "waiting",
    })),
  };
}

const disputesOf = (consultationId: string) =>
  db
    .select({ id: paymentDisputes.id, amount: paymentDisputes.amount, outcome: paymentDisputes.outcome })
    .from(paymentDisputes)
    .where(eq(paymentDisputes.consultationId, consultationId))
    .orderBy(asc(paymentDisputes.createdAt));

/** Returns a consultation's ledger transactions in order, with the amount that each account gained or lost. */
export async function moneyOf(consultationId: string): Promise<MoneyStep[]> {
  const rows = await db
    .select({ step: ledgerTransactions, account: ledgerEntries.account, amount: ledgerEntries.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(eq(ledgerTransactions.consultationId, consultationId))
    .orderBy(...asBooked, asc(ledgerEntries.amount));
  const steps = new Map<string, MoneyStep>();
  for (const { step, account, amount } of rows) {
    const { id, kind, reason, currency, createdAt } = step;
    const known = steps.get(id) ?? { id, kind, reason, currency, createdAt, entries: [] };
    steps.set(id, { ...known, entries: [...known.entries, { account, amount }] });
  }
  return [...steps.values()];
}
