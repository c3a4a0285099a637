import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import type { AdminActor } from "#app/features/audit/admin-transaction.server";
import { destinationMark, payoutTargetOf } from "#app/features/money/destination/payout-target.server";
import { confirmPayment } from "#app/features/money/outside/confirm-payment.server";
import type { PayoutOrder } from "#app/features/money/payout-order";
import { payOutAdvisor } from "#app/features/money/payouts/payouts.server";
import { anAdmin } from "./applicants";

/** A client's payment outside the site arrives in full, and an admin confirms it. */
export async function payOutside(id: string, at: Date): Promise<void> {
  const [consultation] = await db.select().from(consultations).where(eq(consultations.id, id));
  const amount = consultation?.totalPrice ?? 0;
  const answer = await confirmPayment(await anAdmin(), { consultationId: id, amount, key: randomUUID() }, at);
  if (!answer.ok) throw new Error(answer.reason);
}

/** An advisor enters the account for manual payouts. */
export async function saysWhereTo({ advisorId }: { advisorId: string }): Promise<void> {
  await db.insert(payoutDestinations).values({ advisorId, words: "In cash, at the counter", updatedAt: new Date() }).onConflictDoNothing();
}

/** Returns the current payout destination's mark, as in the payout form. */
export const seenDestination = async ({ advisorId }: { advisorId: string }) => destinationMark(await payoutTargetOf(db, advisorId));

/** An admin pays an advisor out to their current destination. */
export const payAdvisorOut = async (admin: AdminActor, order: Omit<PayoutOrder, "goesTo">, at: Date) =>
  payOutAdvisor(admin, { ...order, goesTo: await seenDestination(order) }, at);
