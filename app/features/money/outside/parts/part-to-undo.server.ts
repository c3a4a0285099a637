import { and, eq, inArray, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import { asBooked } from "../../ledger-order.server";
import type { Account } from "../../postings";
import { HERE } from "../outside-balances";
import type { OutsidePayment } from "../outside-payment.server";
import {
  type MarkedPart,
  markedParts,
  type PaymentLedgerStep,
  type ReceivedPart,
  type ReturnedPart,
  receivedParts,
  returnedParts,
} from "./received-parts";

const KINDS = ["mark", "unmark", "letGo", "receive", "unreceive", "return", "unreturn"] as const;

/**
 * The partial payments received, oldest first, by consultation id, as far as the ledger has recorded each of their steps. Ignores the one with the id
 * `without`.
 */
export const receivedPartsOf = (
  connection: Connection,
  consultationIds: readonly string[],
  { without }: { without?: string } = {},
): Promise<Map<string, ReceivedPart[]>> =>
  partsOf(connection, consultationIds, (steps) => receivedParts(steps.filter(({ id }) => id !== without)));

/** What clients have marked as paid, still unanswered, like `receivedPartsOf`. */
export const markedPartsOf = (connection: Connection, consultationIds: readonly string[]): Promise<Map<string, MarkedPart[]>> =>
  partsOf(connection, consultationIds, markedParts);

/** Key prefix of a client's step that withdraws only the last mark. */
export const LAST_ONLY = "last-";

/** The returns of some payments, like `receivedPartsOf`. */
export const returnedPartsOf = (connection: Connection, consultationIds: readonly string[]): Promise<Map<string, ReturnedPart[]>> =>
  partsOf(connection, consultationIds, returnedParts);

async function partsOf<Part>(
  connection: Connection,
  consultationIds: readonly string[],
  read: (steps: readonly PaymentLedgerStep[]) => Part[],
): Promise<Map<string, Part[]>> {
  if (consultationIds.length === 0) return new Map();
  const sumOf = (accounts: readonly Account[]) =>
    sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${inArray(ledgerEntries.account, [...accounts])}), 0)::bigint`.mapWith(
      Number,
    );
  const { id, kind, key, createdAt, consultationId } = ledgerTransactions;
  const isLastOnly = sql`${kind} = 'unmark' and starts_with(${key}, 'payment-' || ${consultationId} || '-unmark-' || ${LAST_ONLY}::text)`;
  const kindOfStep = sql<string>`case when ${isLastOnly} then 'unmarkLast' else ${kind}::text end`;
  const steps = await connection
    .select({ consultationId, id, kind: kindOfStep, at: createdAt, marked: sumOf(["marked"]), here: sumOf(HERE) })
    .from(ledgerTransactions)
    .leftJoin(ledgerEntries, eq(ledgerEntries.transactionId, id))
    .where(and(inArray(consultationId, [...consultationIds]), inArray(kind, [...KINDS])))
    .groupBy(id)
    .orderBy(...asBooked);
  const byPayment = Map.groupBy(steps, (step) => step.consultationId ?? "");
  return new Map([...byPayment].map(([of, theirs]) => [of, read(theirs)]));
}

interface PartToUndo extends ReceivedPart {
  /** The payment's last receipt once this part is undone. */
  remaining: { lastReceived: number; confirmedAt: Date | null };
}

/** The part with this id, else the last one received, while it can be undone; null when there is none. */
export async function partToUndo(
  connection: Connection,
  { consultation, payment }: OutsidePayment,
  id: string | undefined,
): Promise<PartToUndo | null> {
  const { lastReceived, confirmedAt } = payment;
  if (lastReceived === 0) return null;
  const parts = (await receivedPartsOf(connection, [consultation.id])).get(consultation.id) ?? [];
  const last = parts.findLast(({ amount }) => amount === lastReceived);
  const part =
    id === undefined ? confirmedAt && (last ?? beforeTheLedger(lastReceived, confirmedAt)) : parts.find((each) => each.id === id);
  if (!part) return null;
  const isLast = id === undefined || part === last;
  const others = parts.filter((each) => each !== part);
  return { ...part, remaining: isLast ? { lastReceived: others.at(-1)?.amount ?? 0, confirmedAt: null } : { lastReceived, confirmedAt } };
}

/** A receipt from before the ledger recorded each step. */
const beforeTheLedger = (amount: number, at: Date): ReceivedPart => ({ id: "", at, amount, answered: 0, markedAt: null });
