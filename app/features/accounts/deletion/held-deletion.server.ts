import { and, eq, lt } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { endOfGracePeriod } from "./grace-period";

/** Restarts the grace period of a person who is reinstated while their deletion is pending. */
export async function restartGracePeriod(tx: Transaction, userId: string, at: Date) {
  const endsAt = endOfGracePeriod(at);
  await tx
    .update(accountDeletions)
    .set({ endsAt })
    .where(and(eq(accountDeletions.userId, userId), lt(accountDeletions.endsAt, endsAt)));
}
