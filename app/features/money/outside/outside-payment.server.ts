import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { countAdvisor } from "#app/features/ratings/count-advisor.server";
import { endedAs } from "#app/platform/http/ended-as";
import { isUuid } from "#app/platform/uuid";
import { book, refundKey } from "../ledger.server";
import type { Account } from "../postings";
import { type OutsideStanding, standingOf } from "./outside";
import { type Balances, balancesOf, entriesBetween } from "./outside-balances";

type Consultation = typeof consultations.$inferSelect;
export type PaymentRow = typeof outsidePayments.$inferSelect;

/** A consultation with its payment, both locked until the transaction ends. */
export interface OutsidePayment {
  consultation: Consultation;
  payment: PaymentRow;
}

/** The steps people take; the other kinds follow from the consultation's steps. */
type Step = "mark" | "unmark" | "receive" | "unreceive" | "letGo" | "return" | "unreturn";
type Kind = Step | "await" | "close" | "refund";

/** Returns a payment's current standing. */
export const standingOfPayment = ({ consultation, payment }: OutsidePayment): OutsideStanding =>
  standingOf({ ...consultation, ...payment, isMarked: payment.markedAt !== null });

/** Finds the payment of a consultation paid outside the site; null for any other. */
export async function findOutsidePayment(connection: Connection, consultationId: string): Promise<PaymentRow | null> {
  const [payment] = await connection.select().from(outsidePayments).where(eq(outsidePayments.consultationId, consultationId));
  return payment ?? null;
}

/**
 * Locks a payment in the order used by every transition: the advisor's row, the consultation, then the payment. `isOwn` is the ownership condition; 404 if it
 * does not hold.
 */
export async function lockOutsidePayment(tx: Transaction, id: string, isOwn?: SQL): Promise<OutsidePayment> {
  const mine = and(eq(consultations.id, id), isOwn);
  const [advisor] = isUuid(id)
    ? await tx
        .select({ id: advisors.id })
        .from(advisors)
        .innerJoin(consultations, eq(consultations.advisorId, advisors.id))
        .where(mine)
        .for("no key update", { of: advisors })
    : [];
  const [consultation] = advisor ? await tx.select().from(consultations).where(mine).for("no key update") : [];
  const [payment] = consultation ? await tx.select().from(outsidePayments).where(eq(outsidePayments.consultationId, id)).for("update") : [];
  if (!consultation || !payment) throw endedAs(404);
  return { consultation, payment };
}

/** Whether the form with this key was already carried out. */
export async function isBooked(connection: Connection, consultationId: string, step: Step, key: string): Promise<boolean> {
  const booked = await connection.$count(ledgerTransactions, eq(ledgerTransactions.key, keyOf(consultationId, step, key)));
  return booked > 0;
}

/** Updates a payment for a step and books the consequences, in the caller's transaction. */
export async function takeStep(
  tx: Transaction,
  { consultation }: OutsidePayment,
  { step, key, change, reason = "" }: { step: Step; key: string; change: Partial<PaymentRow>; reason?: string },
  now: Date,
): Promise<OutsidePayment> {
  const isOfPayment = eq(outsidePayments.consultationId, consultation.id);
  const written = await tx
    .update(outsidePayments)
    .set({ ...change, ...(change.markedAt === null && { markedAmount: null }), updatedAt: now })
    .where(isOfPayment)
    .returning();
  const after = { consultation, payment: oneRow(written) };
  await bookStanding(tx, after, { kind: step, key, reason }, now);
  return after;
}

const isOver = ({ status }: Pick<Consultation, "status">) => status === "completed" || status === "cancelled" || status === "no-show";

/**
 * Books the difference between a consultation's ledger balances and its payment's current standing. What becomes the advisor's and the platform's is a separate
 * booking: their earnings.
 */
export async function bookStanding(
  tx: Transaction,
  { consultation, payment }: OutsidePayment,
  { kind, key, reason = "" }: { kind: Kind; key: string; reason?: string },
  now: Date,
): Promise<void> {
  const { id, currency } = consultation;
  const before = await balancesIn(tx, id);
  const standing = standingOfPayment({ consultation, payment });
  const isShared = isOver(consultation) && standing.open === 0;
  const wasShared = (before.advisor ?? 0) !== 0 || (before.platform ?? 0) !== 0;
  const between = balancesOf(consultation, { ...standing, isShared: isShared && wasShared });
  const last = balancesOf(consultation, { ...standing, isShared });
  const booked = { consultationId: id, currency, createdAt: now };
  await book(tx, { ...booked, key: keyOf(id, kind, key), kind, reason }, entriesBetween(consultation, before, between), {
    // Withdrawing a mark on money no longer due moves no money, but must still be recorded.
    isSaid: kind === "unmark",
  });
  await book(tx, { ...booked, key: keyOf(id, "settle", key), kind: "settle" }, entriesBetween(consultation, between, last));
  // Reviews by clients count once the consultation is paid.
  if (consultation.status === "completed") await countAdvisor(tx, consultation.advisorId);
}

const keyOf = (consultationId: string, kind: Kind | "settle", key: string) =>
  kind === "refund" ? refundKey(consultationId, key) : `payment-${consultationId}-${kind}-${key}`;

/** Reads a consultation's ledger balances per account. */
async function balancesIn(connection: Connection, consultationId: string): Promise<Balances> {
  const rows = await connection
    .select({ account: ledgerEntries.account, balance: sql<number>`sum(${ledgerEntries.amount})::bigint`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerTransactions.consultationId, consultationId))
    .groupBy(ledgerEntries.account);
  return Object.fromEntries(rows.map(({ account, balance }): [Account, number] => [account, balance]));
}
