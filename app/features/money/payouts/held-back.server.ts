import { sql } from "drizzle-orm";
import { consultations } from "#app/db/schema/booking";
import { ledgerEntries } from "#app/db/schema/ledger";
import { CONTEST_HOURS } from "#app/features/ratings/contest-hours";
import { HOUR_MS } from "#app/platform/durations";

const { status, closedBy, saidAbsent, endsAt } = consultations;

/**
 * Whether what was earned with a consultation is not paid out yet: its advisor alone said that it took place, and the client can still say that nobody came, or
 * has said so and no admin has decided.
 */
const isHeldBack = (at: Date) => sql`(${status} = 'completed' and ${closedBy} = 'adviser'
  and (${saidAbsent} is not null or ${endsAt} > ${new Date(at.getTime() - CONTEST_HOURS * HOUR_MS).toISOString()}::timestamptz))`;

/** What of an advisor's entries can be paid out, in minor units, where each has its consultation beside it. */
export const payableSum = (at: Date) =>
  sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${isHeldBack(at)} is not true), 0)::bigint`.mapWith(Number);

/** And what of them waits. */
export const waitingSum = (at: Date) =>
  sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${isHeldBack(at)}), 0)::bigint`.mapWith(Number);
