import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { type KeyRange, pageByKey } from "#app/db/page-by-key";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import { payoutAccounts } from "#app/db/schema/payments";
import { type AdminActor, adminReading } from "#app/features/audit/admin-transaction.server";
import { now } from "#app/platform/clock.server";
import { paymentProvider } from "#app/platform/payments/provider.server";
import { destinationMark } from "./destination/payout-target.server";
import { narrowedTo, type OwedListParams, orderFor } from "./owed-list.server";
import type { OwedPayout } from "./payout-order";
import { payableSum, waitingSum } from "./payouts/held-back.server";

/** How many characters of a provider account are shown. */
const SHOWN_OF_ACCOUNT = 6;
const EVERYTHING: OwedListParams = { query: "", state: null, sort: null };

/**
 * What is owed to advisors now, and how much of it is held back: one line per advisor and currency, in minor units, from a given place, the largest first
 * unless another order is requested. Also returns the number of lines. For admins (403 for everybody else).
 */
export async function owedPayouts(
  admin: AdminActor,
  params: OwedListParams = EVERYTHING,
  range: KeyRange = { limit: 20 },
  at = now(),
): Promise<{ owed: (OwedPayout & { place: string })[]; total: number }> {
  return adminReading(admin, async (tx) => ({
    owed: await selectOwed(tx, params, at, range),
    total: await tx.$count(owedNow(tx, at), narrowedTo(params)),
  }));
}

/** Selects a range of what is owed, matching the parameters. */
export async function selectOwed(connection: Connection, params: OwedListParams, at: Date, range: KeyRange) {
  const { collects } = paymentProvider();
  const owed = owedNow(connection, at);
  const { place, where, orderBy } = pageByKey(orderFor(params.sort), range);
  const rows = await connection
    .select({ ...owedFields(owed), place })
    .from(owed)
    .where(and(narrowedTo(params), where))
    .orderBy(...orderBy)
    .limit(range.limit);
  return rows.map(({ holder, iban, bic, words, account, since, ...row }) => {
    const isTransferred = collects && row.isTransferred;
    const destination = iban || words ? { holder, iban, bic, words } : null;
    return {
      ...row,
      requestKey: randomUUID(),
      isTransferred,
      accountEnd: isTransferred ? account.slice(-SHOWN_OF_ACCOUNT) : "",
      destination,
      goesTo: destinationMark({ account: isTransferred && since ? { account, since } : null, destination }),
    };
  });
}

type Owed = ReturnType<typeof owedNow>;

const owedFields = ({
  advisorId,
  name,
  email,
  currency,
  amount,
  waiting,
  leavesAt,
  isTransferred,
  account,
  since,
  holder,
  iban,
  bic,
  words,
}: Owed) => ({
  ...{ advisorId, name, email, currency, amount, waiting, leavesAt, isTransferred, account, since, holder, iban, bic, words },
});

const owedNow = (connection: Connection, at: Date) =>
  connection
    .select({
      advisorId: sql<string>`${advisors.id}`.as("advisorId"),
      name: sql<string>`${advisors.displayName}`.as("name"),
      email: sql<string>`${users.email}`.as("email"),
      currency: sql<string>`${ledgerTransactions.currency}`.as("currency"),
      amount: sql<number>`greatest(0, ${payableSum(at)})`.mapWith(Number).as("amount"),
      waiting: waitingSum(at).as("waiting"),
      leavesAt: sql<Date | null>`min(${accountDeletions.endsAt})`.mapWith(accountDeletions.endsAt).as("leavesAt"),
      isTransferred: sql<boolean>`coalesce(bool_or(${payoutAccounts.isReady}), false)`.as("isTransferred"),
      account: sql<string>`coalesce(min(${payoutAccounts.account}), '')`.as("account"),
      since: sql<Date | null>`min(${payoutAccounts.updatedAt})`.mapWith(payoutAccounts.updatedAt).as("since"),
      holder: sql<string>`coalesce(min(${payoutDestinations.holder}), '')`.as("holder"),
      iban: sql<string>`coalesce(min(${payoutDestinations.iban}), '')`.as("iban"),
      bic: sql<string>`coalesce(min(${payoutDestinations.bic}), '')`.as("bic"),
      words: sql<string>`coalesce(min(${payoutDestinations.words}), '')`.as("words"),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(advisors, eq(advisors.id, ledgerEntries.ownerId))
    .innerJoin(users, eq(users.id, advisors.userId))
    .leftJoin(consultations, eq(consultations.id, ledgerTransactions.consultationId))
    .leftJoin(accountDeletions, and(eq(accountDeletions.userId, users.id), isNull(users.suspendedAt)))
    .leftJoin(payoutAccounts, eq(payoutAccounts.advisorId, advisors.id))
    .leftJoin(payoutDestinations, eq(payoutDestinations.advisorId, advisors.id))
    .where(eq(ledgerEntries.account, "advisor"))
    .groupBy(advisors.id, users.email, ledgerTransactions.currency)
    .having(or(gt(payableSum(at), 0), gt(waitingSum(at), 0)))
    .as("owed");
