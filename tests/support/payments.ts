import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import { confirmPayment } from "#app/features/money/outside/confirm-payment.server";
import { anAdmin } from "./applicants";

/** What a client pays outside the site arrives in full: an admin confirms it. */
export async function payOutside(id: string, at: Date): Promise<void> {
  const [consultation] = await db.select().from(consultations).where(eq(consultations.id, id));
  const amount = consultation?.totalPrice ?? 0;
  const answer = await confirmPayment(await anAdmin(), { consultationId: id, amount, key: randomUUID() }, at);
  if (!answer.ok) throw new Error(answer.reason);
}

/** An advisor has said where they are paid out to by hand. */
export async function saysWhereTo({ advisorId }: { advisorId: string }): Promise<void> {
  await db.insert(payoutDestinations).values({ advisorId, words: "In cash, at the counter", updatedAt: new Date() }).onConflictDoNothing();
}
