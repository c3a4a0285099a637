import { and, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { type Database, db } from "#app/db/client.server";
import { builtOnce } from "#app/db/prepared-statements.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { ledgerEntries, ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { nameFor } from "#app/features/blocks/name-when-blocked.server";
import { shownReason } from "#app/features/exported/shown-reason.server";
import type { EarningsSummary, StatementLine } from "./earnings";
import { isTransferOpen } from "./payouts/transfer-state.server";

const LINES_AT_MOST = 5000;

const bigSum = (what: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${what}), 0)::bigint`.mapWith(Number);

/**
 * An advisor's earnings per currency, in minor units, net of the platform's fee: agreed but not yet held, earned in total and since `since`, paid out, and
 * still owed. Empty for an advisor without any.
 */
export async function advisorEarnings(advisorId: string, { since }: { since?: Date } = {}): Promise<EarningsSummary[]> {
  const { bookedOf, agreedOf, awaitedOf } = statements();
  const [booked, agreed, unpaid] = await Promise.all([
    bookedOf.execute({ advisorId, since: since?.toISOString() ?? null }),
    agreedOf.execute({ advisorId }),
    awaitedOf.execute({ advisorId }),
  ]);
  const currencies = [...new Set([...booked, ...agreed, ...unpaid].map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const nothing = { currency, earned: 0, earnedSince: 0, paidOut: 0, owed: 0 };
    const line = booked.find((each) => each.currency === currency) ?? nothing;
    const of = <Line extends { currency: string }>(lines: Line[]) => lines.find((each) => each.currency === currency);
    return { ...line, agreed: of(agreed)?.agreed ?? 0, awaited: of(unpaid)?.awaited ?? 0 };
  });
}

const statements = builtOnce((database) => {
  const advisorId = sql.placeholder("advisorId");
  const isEarning = sql`${ledgerEntries.account} = 'adviser' and ${ledgerTransactions.kind} <> 'payout'`;
  // Comparing with null matches nothing.
  const isRecent = sql`${ledgerTransactions.createdAt} >= ${sql.placeholder("since")}`;
  return {
    bookedOf: database
      .select({
        currency: ledgerTransactions.currency,
        earned: bigSum(sql`case when ${isEarning} then ${ledgerEntries.amount} end`),
        earnedSince: bigSum(sql`case when ${isEarning} and ${isRecent} then ${ledgerEntries.amount} end`),
        paidOut: bigSum(sql`case when ${ledgerEntries.account} = 'payout' then ${ledgerEntries.amount} end`),
        owed: bigSum(sql`case when ${ledgerEntries.account} = 'adviser' then ${ledgerEntries.amount} end`),
      })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(eq(ledgerEntries.ownerId, advisorId))
      .groupBy(ledgerTransactions.currency)
      .prepare("earnings_booked"),
    agreedOf: database
      .select({ currency: consultations.currency, agreed: bigSum(NET) })
      .from(consultations)
      .leftJoin(outsidePayments, eq(outsidePayments.consultationId, consultations.id))
      .where(and(eq(consultations.advisorId, advisorId), eq(consultations.status, "accepted")))
      .groupBy(consultations.currency)
      .prepare("earnings_agreed"),
    awaitedOf: awaitedEarnings(database),
  };
});

/** The part of the price still charged; what is no longer charged belongs to nobody. */
const KEPT = sql`(${consultations.totalPrice} - ${consultations.refunded} - coalesce(${outsidePayments.letGo}, 0))`;
const HERE = sql`(${outsidePayments.received} - ${outsidePayments.returned})`;
/** The platform's share of it, computed like `splitKept`, including any payment outside the site. */
export const KEPT_FEE = sql`round(${consultations.platformFee}::numeric * ${KEPT} / greatest(${consultations.totalPrice}, 1))`;
/** The advisor's share of it. */
const NET = sql`${KEPT} - ${KEPT_FEE}`;

/** Consultations held but not yet paid by the client, outside the site: the advisor's share of the amount due, once it arrives. */
function awaitedEarnings(database: Database) {
  return database
    .select({ currency: consultations.currency, awaited: bigSum(NET) })
    .from(consultations)
    .innerJoin(outsidePayments, eq(outsidePayments.consultationId, consultations.id))
    .where(
      and(
        eq(consultations.advisorId, sql.placeholder("advisorId")),
        inArray(consultations.status, ["completed", "cancelled", "no-show"]),
        sql`${KEPT} > ${HERE}`,
      ),
    )
    .groupBy(consultations.currency)
    .prepare("earnings_awaited");
}

/**
 * Lines of an advisor's statement, newest first: each consultation's earnings and each payout, with the balance after it in its currency. From `from`
 * (inclusive) to `to` (exclusive) when given. Amounts in minor units.
 */
export async function statementLines(
  advisorId: string,
  { currency, from, to, most = LINES_AT_MOST }: { currency?: string; from?: Date; to?: Date; most?: number } = {},
): Promise<StatementLine[]> {
  const lines = db
    .select({
      id: ledgerEntries.id,
      at: sql<Date>`${ledgerTransactions.createdAt}`.mapWith(ledgerTransactions.createdAt).as("at"),
      kind: sql<StatementLine["kind"]>`${ledgerTransactions.kind}`.as("kind"),
      currency: sql<string>`${ledgerTransactions.currency}`.as("line_currency"),
      amount: sql<number>`${ledgerEntries.amount}`.as("line_amount"),
      balance: sql<number>`sum(${ledgerEntries.amount}) over (
        partition by ${ledgerTransactions.currency} order by ${ledgerTransactions.createdAt}, ${ledgerEntries.id})::bigint`
        .mapWith(Number)
        .as("balance"),
      consultationId: sql<string | null>`${ledgerTransactions.consultationId}`.as("line_consultation"),
      statementId: sql<string | null>`${ledgerTransactions.statementId}`.as("line_statement"),
      reason: shownReason.as("line_reason"),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.ownerId, advisorId), eq(ledgerEntries.account, "advisor")))
    .as("lines");
  const rows = await db
    .select({
      id: lines.id,
      at: lines.at,
      kind: lines.kind,
      currency: lines.currency,
      amount: lines.amount,
      balance: lines.balance,
      reason: lines.reason,
      consultationId: lines.consultationId,
      topicName: consultations.topicName,
      heldAt: consultations.scheduledTime,
      ending: consultations.status,
      clientName: nameFor(
        sql`(select ${advisors.userId} from ${advisors} where ${advisors.id} = ${advisorId})`,
        consultations.clientId,
        sql`coalesce(nullif(${profiles.displayName}, ''), ${profiles.firstName})`,
      ) as SQL<string | null>,
      paid: sql<number | null>`coalesce(${outsidePayments.received}, ${consultations.totalPrice})`.mapWith(Number),
      refunded: sql<number | null>`case when ${outsidePayments.received} is null then ${consultations.refunded}
        else ${outsidePayments.received} - least(${KEPT}, ${HERE}) end`.mapWith(Number),
      statementNumber: payoutStatements.number,
      isOnTheWay: isTransferOpen(payoutStatements.id),
      reference: payoutStatements.reference,
    })
    .from(lines)
    .leftJoin(consultations, eq(consultations.id, lines.consultationId))
    .leftJoin(outsidePayments, eq(outsidePayments.consultationId, lines.consultationId))
    .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
    .leftJoin(payoutStatements, eq(payoutStatements.id, lines.statementId))
    .where(
      and(currency ? eq(lines.currency, currency) : undefined, from ? gte(lines.at, from) : undefined, to ? lt(lines.at, to) : undefined),
    )
    .orderBy(desc(lines.at), desc(lines.id))
    .limit(most);
  return rows;
}
