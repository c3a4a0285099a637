import { eq } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { payments } from "#app/db/schema/payments";

/** Locks and returns the consultation that a payment at the provider is for, in the order of every transition: its advisor first. Null when none is. */
export async function lockPaid(tx: Transaction, reference: string): Promise<typeof consultations.$inferSelect | null> {
  const [paid] = await tx
    .select({ id: consultations.id, advisorId: consultations.advisorId })
    .from(payments)
    .innerJoin(consultations, eq(consultations.id, payments.consultationId))
    .where(eq(payments.reference, reference));
  if (!paid) return null;
  await tx.select({ id: advisors.id }).from(advisors).where(eq(advisors.id, paid.advisorId)).for("no key update");
  return oneRow(await tx.select().from(consultations).where(eq(consultations.id, paid.id)).for("no key update"));
}
