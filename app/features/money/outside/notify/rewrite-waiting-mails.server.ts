import { eq, inArray, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import { wantsMail } from "#app/features/notifications/notify.server";
import { removeUnsent } from "#app/platform/mail/outbox.server";
import { HERE } from "../outside-balances";
import { type OutsidePayment, standingOfPayment } from "../outside-payment.server";
import { mailPayment } from "./notify-payment.server";
import { dropWaitingPaid } from "./paid-step.server";

/** Updates about money that moved, with their ledger step: their emails are delayed as long as it can be undone. */
const STEP_OF = { arrived: "receive", returned: "return" } as const;

/** Requests for money, obsolete once nothing is due. */
const ASKS: readonly string[] = ["due", "missing", "unconfirmed"];

/**
 * Rewrites the unsent emails to a client about their payment to match its current state. Those, and the one that tells the advisor that all is paid, are dropped when a newer email covers them (`endedBy`: a step of
 * the consultation, or 'return' when the money was sent back), as are requests for money no longer due.
 */
export async function rewriteWaitingMails(
  connection: Connection,
  of: OutsidePayment,
  { endedBy }: { endedBy?: "consultation" | "return" },
  now: Date,
): Promise<void> {
  const { id, clientId } = of.consultation;
  const { unmarked } = standingOfPayment(of);
  const isSaidElsewhere =
    endedBy === "return" || (endedBy === "consultation" && (await wantsMail(connection, clientId, "consultation_cancelled")));
  const prefix = `payment_update:${id}-`;
  if (unmarked === 0 || endedBy) for (const how of ASKS) await removeUnsent(connection, `${prefix}${how}-%`);
  if (endedBy) await dropWaitingPaid(connection, id);
  for (const how of ["arrived", "returned"] as const) {
    for (const taken of await removeUnsent(connection, `${prefix}${how}-%`)) {
      if (how === "arrived" && isSaidElsewhere) continue;
      const round = taken.dedupeKey.slice(`${prefix}${how}-`.length);
      const amount = await amountOf(connection, `payment-${id}-${STEP_OF[how]}-${round}`);
      if (amount > 0) await mailPayment(connection, of, { how, amount, round, waitSeconds: taken.waits }, now);
    }
  }
}

/** The amount that a ledger step moved in or out, in minor units. */
async function amountOf(connection: Connection, key: string): Promise<number> {
  const here = inArray(ledgerEntries.account, [...HERE]);
  const [row] = await connection
    .select({ amount: sql<number>`coalesce(abs(sum(${ledgerEntries.amount}) filter (where ${here})), 0)::bigint`.mapWith(Number) })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(eq(ledgerTransactions.key, key));
  return row?.amount ?? 0;
}
