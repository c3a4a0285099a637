import { eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { payoutAccounts } from "#app/db/schema/payments";
import { type SignedIn, signedInTransaction } from "#app/features/accounts/sessions/signed-in-transaction.server";
import { siteLink } from "#app/platform/origin.server";
import { paymentProvider } from "#app/platform/payments/provider.server";
import type { PayoutMethod } from "./payout-method";

/** Whether and how an advisor can be paid out through the provider. */
export async function payoutMethodOf(advisorId: string): Promise<PayoutMethod> {
  if (!paymentProvider().collects) return "outside";
  const account = await payoutAccountOf(db, advisorId);
  if (!account) return "missing";
  return account.isReady ? "ready" : "unfinished";
}

/** The provider's page where an advisor sets up or changes their account. Null when payouts are made outside the site. */
export async function payoutAccountPage(advisor: SignedIn & { advisorId: string; email: string }, now: Date): Promise<string | null> {
  const provider = paymentProvider();
  if (!provider.collects) return null;
  const known = await payoutAccountOf(db, advisor.advisorId);
  const account = known?.account ?? (await provider.openAccount(advisor.advisorId, advisor.email));
  await signedInTransaction(advisor, (tx) =>
    tx.insert(payoutAccounts).values({ advisorId: advisor.advisorId, account, updatedAt: now }).onConflictDoNothing(),
  );
  const kept = (await payoutAccountOf(db, advisor.advisorId))?.account ?? account;
  return provider.accountPage(kept, siteLink("/advisor-profile/billing"));
}

/** Finds an advisor's account at the provider. */
export async function payoutAccountOf(connection: Connection, advisorId: string) {
  const [account] = await connection.select().from(payoutAccounts).where(eq(payoutAccounts.advisorId, advisorId));
  return account ?? null;
}
