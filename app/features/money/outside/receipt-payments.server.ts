import { and, eq, inArray, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import type { ReceiptPayment } from "../earnings";
import { asBooked } from "../ledger-order.server";
import { HERE } from "./outside-balances";

const KINDS = ["receive", "unreceive", "return", "unreturn"] as const;

/** Payments of consultations paid outside the site, by consultation, oldest first. Returns are negative; receipts and returns that were undone are left out. */
export async function receiptPayments(connection: Connection, consultationIds: readonly string[]): Promise<Map<string, ReceiptPayment[]>> {
  if (consultationIds.length === 0) return new Map();
  const { id, consultationId, kind, createdAt } = ledgerTransactions;
  const amount = sql<number>`sum(${ledgerEntries.amount})::bigint`.mapWith(Number);
  const rows = await connection
    .select({ consultationId, kind, at: createdAt, amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.transactionId, id), inArray(ledgerEntries.account, [...HERE])))
    .where(and(inArray(consultationId, [...consultationIds]), inArray(kind, [...KINDS])))
    .groupBy(id)
    .orderBy(...asBooked);
  const payments = new Map<string, ReceiptPayment[]>();
  for (const { consultationId: of, kind: step, at, amount: sum } of rows) {
    const before = payments.get(of ?? "") ?? [];
    payments.set(of ?? "", step === "unreceive" || step === "unreturn" ? without(before, -sum) : [...before, { at, amount: sum }]);
  }
  return payments;
}

/** Removes the last payment of the undone amount. */
function without(payments: readonly ReceiptPayment[], taken: number): ReceiptPayment[] {
  const last = payments.findLastIndex(({ amount }) => amount === taken);
  return payments.filter((_, index) => index !== last);
}
