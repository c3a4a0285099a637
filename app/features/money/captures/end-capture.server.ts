import { eq } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { payments } from "#app/db/schema/payments";
import { countRatings } from "#app/features/ratings/count-ratings.server";
import { publishToPeople } from "#app/platform/events/streams.server";
import { notifyCaptureRefused, notifyRefundRefused } from "./notify-refused.server";

/** Records that the provider has captured a price, in the transaction that marks the order done: its reviews count from now on. */
export async function recordCapture(tx: Transaction, consultationId: string, now: Date): Promise<void> {
  const { consultation, advisorUserId } = await consultationOf(tx, consultationId);
  await tx.update(payments).set({ status: "captured", updatedAt: now }).where(eq(payments.consultationId, consultationId));
  await countRatings(tx, consultation.advisorId);
  await publishToPeople(tx, [consultation.clientId, advisorUserId]);
}

/** Notifies admins and both sides of a failed capture, in the transaction that parks the order. */
export async function recordCaptureFailure(tx: Transaction, consultationId: string, now: Date): Promise<void> {
  const { consultation, ...advisor } = await consultationOf(tx, consultationId);
  await notifyCaptureRefused(tx, consultation, advisor, now);
}

/** Notifies admins and the client of a failed refund, in the transaction that parks the order. */
export async function recordRefundFailure(
  tx: Transaction,
  consultationId: string,
  order: { id: string; amount: number },
  now: Date,
): Promise<void> {
  const { consultation, ...advisor } = await consultationOf(tx, consultationId);
  await notifyRefundRefused(tx, consultation, advisor, order, now);
}

const consultationOf = async (tx: Transaction, id: string) =>
  oneRow(
    await tx
      .select({ consultation: consultations, advisorUserId: advisors.userId, advisorName: advisors.displayName })
      .from(consultations)
      .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
      .where(eq(consultations.id, id)),
  );
