import { and, eq, isNull, like, sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import { removeUnsent } from "#app/platform/mail/outbox.server";
import { type OutsidePayment, standingOfPayment } from "../outside-payment.server";
import { notifyPaid } from "./notify-paid.server";

const keysOf = (consultationId: string) => `payment_update:${consultationId}-paid-%`;

/**
 * Tells an advisor that all that is due has arrived, by the step that brought the last of it, and of a mistake whoever has heard so: those without
 * an email about it in the app alone, and those who have not heard at all not at all.
 */
export async function notifyPaidStep(
  tx: Transaction,
  { before, after }: { before: OutsidePayment; after: OutsidePayment },
  { step, round }: { step: string; round: string },
  now: Date,
): Promise<void> {
  const [{ open: wasOpen, due: wasDue }, { open, due }] = [standingOfPayment(before), standingOfPayment(after)];
  if (step === "receive" && wasOpen > 0 && open === 0)
    await notifyPaid(tx, after.consultation, { how: "paid", due, round, waitSeconds: UNDO_SECONDS }, now);
  if (step !== "unreceive" || wasOpen > 0 || open === 0) return;
  const { hasRead, wasMailed } = await recallPaid(tx, after.consultation);
  if (hasRead || wasMailed) await notifyPaid(tx, after.consultation, { how: "unpaid", due: wasDue, round, isMailed: wasMailed }, now);
}

/** Removes the email that says so while it waits. */
export const dropWaitingPaid = (tx: Parameters<typeof removeUnsent>[0], consultationId: string) => removeUnsent(tx, keysOf(consultationId));

/** Takes back what is unread and unsent of it, and returns whether the advisor has heard of it nevertheless. */
async function recallPaid(tx: Transaction, { id, advisorId }: OutsidePayment["consultation"]) {
  await dropWaitingPaid(tx, id);
  const [advisor] = await tx.select({ userId: advisors.userId }).from(advisors).where(eq(advisors.id, advisorId));
  const { kind, subject, userId, details, readAt } = notifications;
  const told = and(eq(userId, advisor?.userId ?? advisorId), eq(kind, "payment_update"), eq(subject, id), sql`${details}->>'how' = 'paid'`);
  await tx.delete(notifications).where(and(told, isNull(readAt)));
  const keys = like(outbox.dedupeKey, keysOf(id));
  return { hasRead: (await tx.$count(notifications, told)) > 0, wasMailed: (await tx.$count(outbox, keys)) > 0 };
}
