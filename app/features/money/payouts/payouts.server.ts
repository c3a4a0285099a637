import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { ledgerEntries, ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { paymentOrders } from "#app/db/schema/payments";
import { type AdminActor, adminReading, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { checkConflictOfInterest } from "#app/features/audit/conflict-of-interest.server";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import { endedAs } from "#app/platform/http/ended-as";
import { destinationMark, type PayoutTarget, payoutTargetOf } from "../destination/payout-target.server";
import { book } from "../ledger.server";
import type { MadePayout, PayoutOrder } from "../payout-order";
import { payout } from "../postings";
import { payableSum } from "./held-back.server";
import { sendPayoutEmail } from "./payout-email.server";
import { isReversed } from "./reversed-payout.server";
import { openTransfer } from "./transfer-state.server";

type Statement = typeof payoutStatements.$inferSelect;
/** Why a payout is refused because of its destination or, if sent by hand, its reference. */
type DestinationRefusal = "destinationUnknown" | "destinationChanged" | "referenceMissing";

export type PayoutAnswer =
  | { ok: true; statement: Statement }
  | { ok: false; reason: "nothingOwed" | "amountChanged" | "takenBack" | "ownMatter" | DestinationRefusal };

/** The latest payouts, at most `most`, newest first. For admins (403 for everybody else). */
export async function madePayouts(admin: AdminActor, most: number, at: Date): Promise<MadePayout[]> {
  const { id, number, currency, amount, reference, createdAt } = payoutStatements;
  return adminReading(admin, (tx) =>
    tx
      .select({
        id,
        number,
        currency,
        amount,
        reference,
        createdAt,
        name: advisors.displayName,
        isTakenBack: isReversed,
        transfer: openTransfer(id, at),
      })
      .from(payoutStatements)
      .innerJoin(advisors, eq(advisors.id, payoutStatements.advisorId))
      .orderBy(desc(number))
      .limit(most),
  );
}

/**
 * Pays out what is owed to an advisor in a currency and not held back (`isHeldBack`), in one transaction: statement, booking, audit log, notification. Uses
 * their provider account, else their destination, with a reference. The same order pays once, and not once taken back ('takenBack'), for which email and
 * transfer wait; the email about a transfer is sent once it is done. 'amountChanged': other amount owed; 'ownMatter': the admin is that advisor; 'destinationChanged': not what was seen. For admins (403).
 */
export async function payOutAdvisor(admin: AdminActor, order: PayoutOrder, now: Date): Promise<PayoutAnswer> {
  const { advisorId, currency, amount, reference, key } = order;
  return adminTransaction(admin, async (tx): Promise<PayoutAnswer> => {
    const [advisor] = await tx.select({ userId: advisors.userId }).from(advisors).where(eq(advisors.id, advisorId)).for("no key update");
    if (!advisor) throw endedAs(404);
    const own = await checkConflictOfInterest(tx, admin, [advisor.userId]);
    if (own.isRefused) return { ok: false, reason: "ownMatter" };
    const known = await findStatement(tx, order);
    if (known?.isTakenBack) return { ok: false, reason: "takenBack" };
    if (known) return isSame(known.statement, order) ? { ok: true, statement: known.statement } : { ok: false, reason: "nothingOwed" };
    const { payable, owed } = await balanceOf(tx, { advisorId, currency }, payableSum(now));
    if (owed <= 0) return { ok: false, reason: "nothingOwed" };
    if (payable !== amount) return { ok: false, reason: "amountChanged" };
    const goesTo = await payoutTargetOf(tx, advisorId);
    const refusal = whyNotThere(goesTo, order);
    if (refusal) return { ok: false, reason: refusal };
    const made = { advisorId, currency, amount, reference, requestKey: key, paidBy: admin.userId, createdAt: now };
    const statement = oneRow(await tx.insert(payoutStatements).values(made).returning());
    const { id, number } = statement;
    const booked = { key: `payout-${id}`, kind: "payout" as const, statementId: id, currency, createdAt: now };
    await book(tx, booked, payout(advisorId, amount));
    if (goesTo.account) {
      const transfer = {
        key: `transfer-${id}`,
        action: "transfer" as const,
        statementId: id,
        reference: goesTo.account.account,
        amount,
        currency,
        sendAfter: sql`now() + make_interval(secs => ${UNDO_SECONDS})`,
      };
      await tx.insert(paymentOrders).values(transfer);
    } else await sendPayoutEmail(tx, statement, { at: now, waitSeconds: UNDO_SECONDS });
    await audit(tx, admin, "payout.made", "payout_statements", id, { number, advisorId, currency, amount, reference, ...own.said });
    return { ok: true, statement: statement };
  });
}

function whyNotThere(now: PayoutTarget, { goesTo, reference }: PayoutOrder): DestinationRefusal | null {
  if (!now.account && !now.destination) return "destinationUnknown";
  if (destinationMark(now) !== goesTo) return "destinationChanged";
  return now.account || reference !== "" ? null : "referenceMissing";
}

const isSame = (known: Statement, { amount, reference }: PayoutOrder) => known.amount === amount && known.reference === reference;

/** Finds the statement already written for this order. */
async function findStatement(connection: Connection, { advisorId, currency, key }: PayoutOrder) {
  const { requestKey } = payoutStatements;
  const [found] = await connection
    .select({ statement: payoutStatements, isTakenBack: isReversed })
    .from(payoutStatements)
    .where(and(eq(payoutStatements.advisorId, advisorId), eq(payoutStatements.currency, currency), eq(requestKey, key)));
  return found ?? null;
}

/** What an advisor is owed in a currency now, in minor units, including what is held back. */
export const owedTo = async (connection: Connection, advisorId: string, currency: string): Promise<number> =>
  (await balanceOf(connection, { advisorId, currency }, OWED)).owed;

const OWED = sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::bigint`.mapWith(Number);

async function balanceOf(connection: Connection, of: { advisorId: string; currency: string }, payable: SQL<number>) {
  const { account, ownerId } = ledgerEntries;
  const [row] = await connection
    .select({ owed: OWED, payable })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(consultations, eq(consultations.id, ledgerTransactions.consultationId))
    .where(and(eq(account, "advisor"), eq(ownerId, of.advisorId), eq(ledgerTransactions.currency, of.currency)));
  return row ?? { owed: 0, payable: 0 };
}
