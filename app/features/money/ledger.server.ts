import { and, eq, gt, inArray, like, ne, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import type { GivenBack } from "./earnings";
import { asBooked } from "./ledger-order.server";
import { authorisation, capture, type Entry, laterRefund, type Price, release, settlement } from "./postings";

/** What the ledger reads of a consultation; amounts in minor units of its currency. */
export interface PricedConsultation extends Price {
  id: string;
  currency: string;
  /** The part of the total refunded so far. */
  refunded: number;
}

/** The money steps of a consultation, in the order they can happen. */
export type ConsultationPosting = "authorise" | "release" | "capture" | "settle";

const ENTRIES = {
  authorise: authorisation,
  release,
  capture,
  settle: (consultation: PricedConsultation) => settlement(consultation, consultation.refunded),
} satisfies Record<ConsultationPosting, (consultation: PricedConsultation) => Entry[]>;

/** Books a step of a consultation in the caller's transaction. A second booking violates the unique key. */
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

/** A refund after the end: the amount in minor units, the reason, and the key of the form that requested it. */
export interface Refund {
  amount: number;
  reason: string;
  key: string;
}

/**
 * Books a refund after the end, once per key; `consultation.refunded` is what was refunded before. Refunding more than was kept violates a constraint of the
 * ledger.
 */
export async function postRefund(connection: Connection, consultation: PricedConsultation, refund: Refund, at: Date): Promise<void> {
  const { id, currency, refunded } = consultation;
  const { amount, reason, key } = refund;
  const booked = { key: refundKey(id, key), kind: "refund" as const, consultationId: id, currency, reason, createdAt: at };
  await book(connection, booked, laterRefund(consultation, refunded, amount));
}

/** Finds the refund booked under a key: its amount and reason. Null when there is none. */
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

/** Sums what was refunded under some keys, what was taken back included. Minor units. */
export async function sumRefunds(connection: Connection, consultationId: string, keys: readonly string[]): Promise<number> {
  const whole = keys.map((key) => refundKey(consultationId, key));
  const [found] = await connection
    .select({ amount: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::bigint`.mapWith(Number) })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(and(inArray(ledgerTransactions.key, whole), eq(ledgerEntries.account, "client")));
  return found?.amount ?? 0;
}

/** Ledger key of a later refund, unique per form. */
export const refundKey = (consultationId: string, key: string) => `consultation-${consultationId}-refund-${key}`;

/** Refunds by admins after a consultation's end, oldest first, each with its reason: those made at the provider itself have none. */
export async function givenBackOf(connection: Connection, consultationId: string): Promise<GivenBack[]> {
  const { id, key, kind, reason } = ledgerTransactions;
  const isRefund = and(
    eq(ledgerTransactions.consultationId, consultationId),
    eq(kind, "refund"),
    like(key, refundKey(consultationId, "%")),
    ne(ledgerTransactions.reason, ""),
  );
  const isClients = and(inArray(ledgerEntries.account, ["client", "returning"]), gt(ledgerEntries.amount, 0));
  return connection
    .select({ id, amount: sql<number>`sum(${ledgerEntries.amount})::bigint`.mapWith(Number), reason })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.transactionId, id), isClients))
    .where(isRefund)
    .groupBy(id)
    .orderBy(...asBooked);
}

/** Writes a transaction with its entries. Without entries nothing is written, unless `isSaid`: then it is recorded although no money moves. */
export async function book(
  connection: Connection,
  booked: typeof ledgerTransactions.$inferInsert,
  entries: Entry[],
  { isSaid = false } = {},
): Promise<void> {
  if (entries.length === 0 && !isSaid) return;
  const { key, kind, consultationId = null, statementId = null, currency, reason = "", createdAt } = booked;
  const columnOf = (name: keyof Entry) => sql.param(entries.map((entry) => ledgerEntries[name].mapToDriverValue(entry[name])));
  await connection.execute(sql`
    with booked as (
      insert into ${ledgerTransactions} (key, kind, consultation_id, statement_id, currency, reason, created_at)
      values (${key}, ${kind}, ${consultationId}, ${statementId}, ${currency}, ${reason}, ${createdAt.toISOString()})
      returning id)
    insert into ${ledgerEntries} (transaction_id, account, owner_id, amount)
    select booked.id, each.* from booked,
      unnest(${columnOf("account")}::text[], ${columnOf("ownerId")}::uuid[], ${columnOf("amount")}::bigint[]) as each`);
}
