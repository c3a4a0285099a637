import type { Connection } from "#app/db/client.server";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
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

/** Books that a part of the total goes back after the end; `consultation.refunded` is what has gone back before. */
export async function postRefund(
  connection: Connection,
  consultation: PricedConsultation,
  amount: number,
  at: Date,
  reason: string,
): Promise<void> {
  const { id, currency, refunded } = consultation;
  const booked = {
    key: `consultation-${id}-refund-${refunded}`,
    kind: "refund" as const,
    consultationId: id,
    currency,
    reason,
    createdAt: at,
  };
  await book(connection, booked, laterRefund(consultation, refunded, amount));
}

/** Writes a transaction with its entries; one without entries is none. */
export async function book(connection: Connection, booked: typeof ledgerTransactions.$inferInsert, entries: Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const [transaction] = await connection.insert(ledgerTransactions).values(booked).returning({ id: ledgerTransactions.id });
  await connection.insert(ledgerEntries).values(entries.map((entry) => ({ ...entry, transactionId: transaction!.id })));
}
