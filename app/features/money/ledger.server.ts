import { and, asc, eq, gt, inArray, like, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import type { GivenBack } from "./earnings";
import { authorisation, capture, type Entry, laterRefund, type Price, release, settlement } from "./postings";

/** What the ledger reads of a consultation: amounts in minor units of its currency. */
export interface PricedConsultation extends Price {
  id: string;
  currency: string;
  /** What has gone back so far, of the total. */
  refunded: number;
}

/** The steps of a consultation's money, in the order they can happen. */
export type ConsultationPosting = "authorise" | "release" | "capture" | "settle";

const ENTRIES = {
  authorise: authorisation,
  release,
  capture,
  settle: (consultation: PricedConsultation) => settlement(consultation, consultation.refunded),
} satisfies Record<ConsultationPosting, (consultation: PricedConsultation) => Entry[]>;

/** Books a step of a consultation in the caller's transaction, once: a second time is an error of the key's constraint. */
export async function postConsultation(
  connection: Connection,
  step: ConsultationPosting,
  consultation: PricedConsultation,
  at: Date,
  reason = "",
): Promise<void> {
  const { id, currency } = consultation;
  const booked = { key: `consultation-${id}-${step}`, kind: step, consultationId: id, currency, reason, createdAt: at };
  await book(connection, booked, ENTRIES[step](consultation));
}

/** A refund after the end: minor units, why, and the key of the form that asked for it. */
export interface Refund {
  amount: number;
  reason: string;
  key: string;
}

/**
 * Books that a part of the total goes back after the end, once a key; `consultation.refunded` is what has gone back before. More than was kept is an
 * error of the ledger's own constraint.
 */
export async function postRefund(connection: Connection, consultation: PricedConsultation, refund: Refund, at: Date): Promise<void> {
  const { id, currency, refunded } = consultation;
  const { amount, reason, key } = refund;
  const booked = { key: refundKey(id, key), kind: "refund" as const, consultationId: id, currency, reason, createdAt: at };
  await book(connection, booked, laterRefund(consultation, refunded, amount));
}

/** The refund that was booked with a key: what went back to the client, and why. Null when there was none. */
export async function findRefund(connection: Connection, consultationId: string, key: string) {
  const [found] = await connection
    .select({ amount: ledgerEntries.amount, reason: ledgerTransactions.reason })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerTransactions.key, refundKey(consultationId, key)),
        inArray(ledgerEntries.account, ["client", "returning"]),
        gt(ledgerEntries.amount, 0),
      ),
    );
  return found ?? null;
}

/** Under which a later refund is booked, once a form. */
export const refundKey = (consultationId: string, key: string) => `consultation-${consultationId}-refund-${key}`;

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

/** Writes a transaction with its entries; one without entries is none, but for what `isSaid`: it stands, though no money moves by it. */
export async function book(
  connection: Connection,
  booked: typeof ledgerTransactions.$inferInsert,
  entries: Entry[],
  { isSaid = false } = {},
): Promise<void> {
  if (entries.length === 0 && !isSaid) return;
  const transaction = oneRow(await connection.insert(ledgerTransactions).values(booked).returning({ id: ledgerTransactions.id }));
  if (entries.length > 0)
    await connection.insert(ledgerEntries).values(entries.map((entry) => ({ ...entry, transactionId: transaction.id })));
}
