import { randomUUID } from "node:crypto";
import type { Connection } from "#app/db/client.server";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import { authorisation, capture, type Price, release, settlement } from "./postings";

interface PastConsultation extends Price {
  id: string;
  currency: string;
  status: string;
  createdAt: Date;
  respondedAt: Date | null;
  closedAt: Date | null;
}

const ROWS_A_STATEMENT = 1000;

/** Books the money of a past, in the caller's transaction: what was completed is earned, what is asked for is set aside, all else was let go. */
export async function bookHistory(connection: Connection, past: readonly PastConsultation[]): Promise<void> {
  const steps = past.flatMap(stepsOf).filter(({ entries }) => entries.length > 0);
  const booked = steps.map(({ entries: _, ...transaction }) => transaction);
  const lines = steps.flatMap(({ id: transactionId, entries }) => entries.map((entry) => ({ ...entry, transactionId })));
  for (const rows of inParts(booked)) await connection.insert(ledgerTransactions).values(rows);
  for (const rows of inParts(lines)) await connection.insert(ledgerEntries).values(rows);
}

function stepsOf(past: PastConsultation) {
  const { id, currency, status, createdAt } = past;
  const answered = past.respondedAt ?? createdAt;
  const closed = past.closedAt ?? answered;
  const asked = { kind: "authorise" as const, at: createdAt, entries: authorisation(past) };
  const ending =
    status === "requested"
      ? []
      : status === "completed"
        ? [
            { kind: "capture" as const, at: answered, entries: capture(past) },
            { kind: "settle" as const, at: closed, entries: settlement(past, 0) },
          ]
        : [{ kind: "release" as const, at: closed, entries: release(past) }];
  return [asked, ...ending].map(({ kind, at, entries }) => ({
    id: randomUUID(),
    key: `consultation-${id}-${kind}`,
    kind,
    consultationId: id,
    currency,
    createdAt: at,
    entries,
  }));
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_A_STATEMENT);
  return Array.from({ length: count }, (_, index) => rows.slice(index * ROWS_A_STATEMENT, (index + 1) * ROWS_A_STATEMENT));
}
