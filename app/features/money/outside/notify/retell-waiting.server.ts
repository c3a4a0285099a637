import { eq, inArray, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import { wantsMail } from "#app/features/notifications/notify.server";
import { takeUnsent } from "#app/platform/mail/outbox.server";
import { HERE } from "../outside-balances";
import { type OutsidePayment, standingOfPayment } from "../outside-payment.server";
import { mailPayment } from "./notify-payment.server";

/** What brings money, by the step of the ledger that its mail is about: its mail waits as long as that can be undone. */
const STEP_OF = { arrived: "receive", returned: "return" } as const;

/** What asks for money, and is no news once nothing is asked for. */
const ASKS: readonly string[] = ["due", "missing", "unconfirmed"];

/**
 * What was mailed to a client of their payment and has not gone is written anew, as it stands now. It goes to nobody where a newer mail says it: `endedBy` is a
 * step of the consultation, and 'return' that what came has been sent back; nor does what asks for money that is asked for no longer.
 */
export async function retellWaiting(
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
  if (unmarked === 0 || endedBy) for (const how of ASKS) await takeUnsent(connection, `${prefix}${how}-%`);
  for (const how of ["arrived", "returned"] as const) {
    for (const taken of await takeUnsent(connection, `${prefix}${how}-%`)) {
      if (how === "arrived" && isSaidElsewhere) continue;
      const round = taken.dedupeKey.slice(`${prefix}${how}-`.length);
      const amount = await amountOf(connection, `payment-${id}-${STEP_OF[how]}-${round}`);
      if (amount > 0) await mailPayment(connection, of, { how, amount, round, waitSeconds: taken.waits }, now);
    }
  }
}

/** What came in or went back by a step of the ledger, in minor units. */
async function amountOf(connection: Connection, key: string): Promise<number> {
  const here = inArray(ledgerEntries.account, [...HERE]);
  const [row] = await connection
    .select({ amount: sql<number>`coalesce(abs(sum(${ledgerEntries.amount}) filter (where ${here})), 0)::bigint`.mapWith(Number) })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(eq(ledgerTransactions.key, key));
  return row?.amount ?? 0;
}
