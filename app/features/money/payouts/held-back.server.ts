import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { consultations } from "#app/db/schema/booking";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import { isCapturePending } from "#app/features/ratings/capture-pending.server";
import { CONTEST_HOURS } from "#app/features/ratings/contest-hours";
import { HOUR_MS } from "#app/platform/durations";
import { isDisputed } from "../elsewhere/disputed.server";

const { id, status, closedBy, saidAbsent, endsAt } = consultations;

/**
 * Whether the earnings of a consultation are held back: only its advisor has said that it took place, and the client can still contest that, or has done so and
 * no admin has decided; or the provider has not captured the price, or the client disputes it with their bank.
 */
const isHeldBack = (at: Date) => sql`((${status} = 'completed' and ${closedBy} = 'adviser'
  and (${saidAbsent} is not null or ${endsAt} > ${new Date(at.getTime() - CONTEST_HOURS * HOUR_MS).toISOString()}::timestamptz))
  or ${isCapturePending(id)} or ${isDisputed(id)})`;

/** Sum of an advisor's entries that can be paid out, in minor units; each must be joined with its consultation. */
export const payableSum = (at: Date) =>
  sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${isHeldBack(at)} is not true), 0)::bigint`.mapWith(Number);

/** Sum of those held back. */
export const waitingSum = (at: Date) =>
  sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${isHeldBack(at)}), 0)::bigint`.mapWith(Number);

/**
 * SQL condition: more of an advisor's is ordered or paid out in a currency than can be, since money in it was disputed or refunded after it was ordered. What is
 * held back counts as not there, as it does for the next payout.
 */
export const isOverdrawn = (
  advisorId: SQLWrapper,
  currency: SQLWrapper,
  at: Date,
): SQL => sql`(select ${payableSum(at)} from ${ledgerEntries}
  inner join ${ledgerTransactions} on ${ledgerTransactions.id} = ${ledgerEntries.transactionId}
  left join ${consultations} on ${id} = ${ledgerTransactions.consultationId}
  where ${ledgerEntries.account} = 'adviser' and ${ledgerEntries.ownerId} = ${advisorId} and ${ledgerTransactions.currency} = ${currency}) < 0`;
