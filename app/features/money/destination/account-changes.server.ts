import { and, eq, ne, type SQL } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { payoutAccounts } from "#app/db/schema/payments";
import { notifyDestinationChange } from "./notify-destination.server";

/** Records whether a provider account can receive payouts. A change means that payouts go elsewhere from now on, so its advisor is notified. */
export async function recordPayoutAccount(
  tx: Transaction,
  { account, isReady }: { account: string; isReady: boolean },
  now: Date,
): Promise<void> {
  await change(tx, account, ne(payoutAccounts.isReady, isReady), { isReady }, now);
}

/** Records that a payout account now pays out to another bank account, and notifies its advisor. Ignored while the account is being set up. */
export async function recordNewBankAccount(tx: Transaction, account: string, now: Date): Promise<void> {
  await change(tx, account, eq(payoutAccounts.isReady, true), {}, now);
}

async function change(tx: Transaction, account: string, isChange: SQL, to: { isReady?: boolean }, now: Date) {
  const [changed] = await tx
    .update(payoutAccounts)
    .set({ ...to, updatedAt: now })
    .where(and(eq(payoutAccounts.account, account), isChange))
    .returning();
  if (!changed) return;
  const [advisor] = await tx
    .select({ userId: users.id, email: users.email })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(eq(advisors.id, changed.advisorId));
  if (advisor) await notifyDestinationChange(tx, advisor, now);
}
