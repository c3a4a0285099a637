import { randomUUID } from "node:crypto";
import type { Connection } from "#app/db/client.server";
import { insertMany } from "#app/db/many-rows.server";
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

/** Books the money of past consultations, in the caller's transaction: completed ones are earned, requested ones set aside, all others released. */
export async function bookHistory(connection: Connection, past: readonly PastConsultation[]): Promise<void> {
  const steps = past.flatMap(stepsOf).filter(({ entries }) => entries.length > 0);
  const booked = steps.map(({ entries: _, ...transaction }) => transaction);
  const lines = steps.flatMap(({ id: transactionId, entries }) => entries.map((entry) => ({ ...entry, transactionId })));
  await insertMany(connection, ledgerTransactions, booked);
  await insertMany(connection, ledgerEntries, lines);
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
