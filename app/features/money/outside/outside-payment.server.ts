import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { countRatings } from "#app/features/ratings/count-ratings.server";
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

/** The steps that people take; the rest follows from the consultation's own. */
type Step = "mark" | "unmark" | "receive" | "unreceive" | "letGo" | "return" | "unreturn";
type Kind = Step | "await" | "close" | "refund";

/** How a payment stands now. */
export const standingOfPayment = ({ consultation, payment }: OutsidePayment): OutsideStanding =>
  standingOf({ ...consultation, ...payment, isMarked: payment.markedAt !== null });

/** The payment of a consultation that is paid outside the site; null for every other. */
export async function findOutsidePayment(connection: Connection, consultationId: string): Promise<PaymentRow | null> {
  const [payment] = await connection.select().from(outsidePayments).where(eq(outsidePayments.consultationId, consultationId));
  return payment ?? null;
}

/**
 * Locks a payment in the order of every transition: the advisor's row, the consultation, then the payment. `isOwn` says whose it must be; for everybody
 * else there is none (404).
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

/** Whether the form with this key has been carried out already. */
export async function isBooked(connection: Connection, consultationId: string, step: Step, key: string): Promise<boolean> {
  const booked = await connection.$count(ledgerTransactions, eq(ledgerTransactions.key, keyOf(consultationId, step, key)));
  return booked > 0;
}

/** Writes what a step changes of a payment, and books what follows from it, in the caller's transaction. */
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
 * Books the difference between what the ledger holds of a consultation and how its payment stands now. What becomes the advisor's and the platform's by
 * it is a booking of its own: their earnings.
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
    // Of what is not due any more no money moves with the client's word, and the word ends all the same.
    isSaid: kind === "unmark",
  });
  await book(tx, { ...booked, key: keyOf(id, "settle", key), kind: "settle" }, entriesBetween(consultation, between, last));
  // What clients said counts once it is paid for.
  if (consultation.status === "completed") await countRatings(tx, consultation.advisorId);
}

const keyOf = (consultationId: string, kind: Kind | "settle", key: string) =>
  kind === "refund" ? refundKey(consultationId, key) : `payment-${consultationId}-${kind}-${key}`;

/** What the ledger holds of a consultation, account by account. */
async function balancesIn(connection: Connection, consultationId: string): Promise<Balances> {
  const rows = await connection
    .select({ account: ledgerEntries.account, balance: sql<number>`sum(${ledgerEntries.amount})::bigint`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerTransactions.consultationId, consultationId))
    .groupBy(ledgerEntries.account);
  return Object.fromEntries(rows.map(({ account, balance }): [Account, number] => [account, balance]));
}
