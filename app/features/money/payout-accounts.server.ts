import { eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { payoutAccounts } from "#app/db/schema/payments";
import { siteLink } from "#app/platform/origin.server";
import { paymentProvider } from "#app/platform/payments/provider.server";
import type { PayoutWay } from "./payout-method";

/** Where an advisor stands with being paid out through the provider. */
export async function payoutWay(adviserId: string): Promise<PayoutWay> {
  if (!paymentProvider().collects) return "outside";
  const account = await payoutAccountOf(db, adviserId);
  if (!account) return "missing";
  return account.isReady ? "ready" : "unfinished";
}

/** The provider's page where an advisor sets up their account, or changes it. Null where payouts are made outside. */
export async function payoutAccountPage(adviser: { adviserId: string; email: string }, now: Date): Promise<string | null> {
  const provider = paymentProvider();
  if (!provider.collects) return null;
  const known = await payoutAccountOf(db, adviser.adviserId);
  const account = known?.account ?? (await provider.openAccount(adviser.adviserId, adviser.email));
  await db.insert(payoutAccounts).values({ adviserId: adviser.adviserId, account, updatedAt: now }).onConflictDoNothing();
  return provider.accountPage(account, siteLink("/advisor-profile/billing"));
}

/** An advisor's account at the provider. */
export async function payoutAccountOf(connection: Connection, adviserId: string) {
  const [account] = await connection.select().from(payoutAccounts).where(eq(payoutAccounts.adviserId, adviserId));
  return account ?? null;
}
