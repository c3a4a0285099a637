import { and, eq, lt } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { endOfGracePeriod } from "./grace-period";

/** Whoever is let in again while their deletion waits has the days anew in which they can take it back. */
export async function beginGraceAnew(tx: Transaction, userId: string, at: Date) {
  const endsAt = endOfGracePeriod(at);
  await tx
    .update(accountDeletions)
    .set({ endsAt })
    .where(and(eq(accountDeletions.userId, userId), lt(accountDeletions.endsAt, endsAt)));
}
