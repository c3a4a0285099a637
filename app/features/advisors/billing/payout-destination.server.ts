import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import { signedInTransaction } from "#app/features/accounts/sessions/signed-in-transaction.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { notifyDestinationChange } from "#app/features/money/destination/notify-destination.server";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { type Destination, NO_DESTINATION } from "./payout-destination";

/** Returns where an advisor wants to be paid; blank if not specified. */
export async function findDestination(advisorId: string, connection: Connection = db): Promise<Destination> {
  const [kept] = await connection.select().from(payoutDestinations).where(eq(payoutDestinations.advisorId, advisorId));
  if (!kept) return NO_DESTINATION;
  const { holder, iban, bic, words } = kept;
  return { holder, iban, bic, words };
}

/**
 * Stores where an advisor is paid, and notifies them of a change, since payouts go there from then on, whoever entered it. 'This wasn't me'
 * restores the previous value.
 */
export function saveDestination(
  advisor: Viewer & { advisorId: string },
  destination: Destination,
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: "accounts.tooManyChanges"; retryAfterSeconds: number }> {
  const { userId, advisorId, address } = advisor;
  return signedInTransaction(advisor, async (tx) => {
    const before = await findDestination(advisorId, tx);
    if (isDeepStrictEqual(before, destination)) return { ok: true };
    const taken = await consumeLimit("account-change", { userId, address }, now, tx);
    if (!taken.ok) return { ...taken, reason: "accounts.tooManyChanges" };
    await tx
      .insert(payoutDestinations)
      .values({ advisorId, ...destination, updatedAt: now })
      .onConflictDoUpdate({ target: payoutDestinations.advisorId, set: { ...destination, updatedAt: now } });
    await notifyDestinationChange(tx, advisor, now, before);
    return { ok: true };
  });
}
