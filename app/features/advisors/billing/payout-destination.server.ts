import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import type { Viewer } from "#app/features/accounts/viewer";
import { notifyDestinationChange } from "#app/features/money/destination/notify-destination.server";
import { type Destination, NO_DESTINATION } from "./payout-destination";

/** Where an advisor has said that they are paid out to; blank where they have not. */
export async function findDestination(advisorId: string, connection: Connection = db): Promise<Destination> {
  const [kept] = await connection.select().from(payoutDestinations).where(eq(payoutDestinations.advisorId, advisorId));
  if (!kept) return NO_DESTINATION;
  const { holder, iban, bic, words } = kept;
  return { holder, iban, bic, words };
}

/** Keeps where an advisor is paid out to, and tells them of a change: money goes there from then on, whoever wrote it. */
export async function saveDestination(advisor: Viewer & { advisorId: string }, destination: Destination, now: Date): Promise<void> {
  const { advisorId } = advisor;
  await db.transaction(async (tx) => {
    if (isDeepStrictEqual(await findDestination(advisorId, tx), destination)) return;
    await tx
      .insert(payoutDestinations)
      .values({ advisorId, ...destination, updatedAt: now })
      .onConflictDoUpdate({ target: payoutDestinations.advisorId, set: { ...destination, updatedAt: now } });
    await notifyDestinationChange(tx, advisor, now);
  });
}
