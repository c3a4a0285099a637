import { and, eq, ne, type SQL } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { payoutAccounts } from "#app/db/schema/payments";
import { notifyDestinationChange } from "./notify-destination.server";

/** Notes whether an account at the provider can be paid to: if that is new, payouts go elsewhere from now on, and its advisor is told. */
export async function noteAccount(tx: Transaction, { account, isReady }: { account: string; isReady: boolean }, now: Date): Promise<void> {
  await change(tx, account, ne(payoutAccounts.isReady, isReady), { isReady }, now);
}

/** Notes that an account that is paid to pays out to another bank account now, and tells its advisor. While it is set up nothing goes there yet. */
export async function noteAccountElsewhere(tx: Transaction, account: string, now: Date): Promise<void> {
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
