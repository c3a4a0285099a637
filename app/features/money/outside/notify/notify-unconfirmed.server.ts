import { and, desc, eq, isNull, like, sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import { recallEmail } from "#app/platform/mail/outbox.server";
import type { OutsidePayment } from "../outside-payment.server";
import { notifyClient } from "./notify-payment.server";

interface Unconfirmed {
  amount: number;
  at: Date | null;
  round: string;
}

/** Tells a client that the last confirmation of their payment was a mistake. Whoever has not heard of it, because its mail still waits, hears of neither. */
export async function notifyUnconfirmed(tx: Transaction, of: OutsidePayment, { amount, at, round }: Unconfirmed, now: Date) {
  const { id, clientId } = of.consultation;
  const wasMailed = await recallLastArrived(tx, id);
  const { kind, subject, userId, details, readAt, createdAt } = notifications;
  const told = and(eq(userId, clientId), eq(kind, "payment_update"), eq(subject, id), sql`${details}->>'how' = 'arrived'`);
  await tx.delete(notifications).where(and(told, isNull(readAt)));
  const hasRead = at !== null && (await tx.$count(notifications, and(told, eq(createdAt, at)))) > 0;
  if (wasMailed || hasRead) await notifyClient(tx, of, { how: "unconfirmed", amount, round }, now);
}

/** Takes the mail back that the last payment has arrived. Says whether it has gone all the same. */
async function recallLastArrived(tx: Transaction, consultationId: string): Promise<boolean> {
  const isArrived = like(outbox.dedupeKey, `payment_update:${consultationId}-arrived-%`);
  const [mail] = await tx.select({ key: outbox.dedupeKey }).from(outbox).where(isArrived).orderBy(desc(outbox.createdAt)).limit(1);
  return mail !== undefined && !(await recallEmail(tx, mail.key));
}
