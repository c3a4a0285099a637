import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import { type Destination, NO_DESTINATION } from "./payout-destination";

/** Where an advisor has said that they are paid out to; blank where they have not. */
export async function findDestination(advisorId: string): Promise<Destination> {
  const [kept] = await db.select().from(payoutDestinations).where(eq(payoutDestinations.advisorId, advisorId));
  if (!kept) return NO_DESTINATION;
  const { holder, iban, bic, words } = kept;
  return { holder, iban, bic, words };
}

/** Keeps where an advisor is paid out to. */
export async function saveDestination(advisorId: string, destination: Destination, now: Date): Promise<void> {
  await db
    .insert(payoutDestinations)
    .values({ advisorId, ...destination, updatedAt: now })
    .onConflictDoUpdate({ target: payoutDestinations.advisorId, set: { ...destination, updatedAt: now } });
}
