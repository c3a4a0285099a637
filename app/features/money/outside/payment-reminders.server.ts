import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { DAY_MS } from "#app/platform/durations";
import { describeError, log } from "#app/platform/log/log.server";
import { FIRST_REMINDER_DAYS, LOOKED_AT_DAYS, MAX_REMINDERS, NEXT_REMINDER_DAYS } from "../limits";
import { notifyAdmins } from "./notify/notify-marks.server";
import { notifyClient } from "./notify/notify-payment.server";
import { lockOutsidePayment, type OutsidePayment, standingOfPayment } from "./outside-payment.server";

const MAX_PER_PASS = 100;

/**
 * Reminds clients of due payments, a day after the acceptance and twice more, and admins of payments marked as paid that nobody has checked. Safe to run again
 * and on any server: only the first to update the reminder time sends it.
 */
export async function remindOfPayments(now: Date): Promise<void> {
  const due = await db
    .select({ id: outsidePayments.consultationId })
    .from(outsidePayments)
    .innerJoin(consultations, eq(consultations.id, outsidePayments.consultationId))
    .where(or(isAwaitedLong(now), isMarkedLong(now)))
    .orderBy(asc(outsidePayments.createdAt))
    .limit(MAX_PER_PASS);
  for (const { id } of due)
    await db
      .transaction((tx) => remind(tx, id, now))
      .catch((error: unknown) => log("error", "payment reminder failed", { consultation: id, ...describeError(error) }));
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

const isAwaitedLong = (now: Date) =>
  and(
    isNull(outsidePayments.markedAt),
    lt(outsidePayments.reminders, MAX_REMINDERS),
    inArray(consultations.status, ["accepted", "completed", "cancelled", "no-show"]),
    sql`${consultations.totalPrice} - ${consultations.refunded} - ${outsidePayments.letGo} > ${outsidePayments.received} - ${outsidePayments.returned}`,
    or(
      and(isNull(outsidePayments.remindedAt), lte(outsidePayments.createdAt, daysBefore(now, FIRST_REMINDER_DAYS))),
      lte(outsidePayments.remindedAt, daysBefore(now, NEXT_REMINDER_DAYS)),
    ),
  );

const isMarkedLong = (now: Date) =>
  and(
    isNotNull(outsidePayments.markedAt),
    lte(outsidePayments.markedAt, daysBefore(now, LOOKED_AT_DAYS)),
    or(
      isNull(outsidePayments.remindedAt),
      lt(outsidePayments.remindedAt, outsidePayments.markedAt),
      lte(outsidePayments.remindedAt, daysBefore(now, LOOKED_AT_DAYS)),
    ),
  );

async function remind(tx: Transaction, id: string, now: Date) {
  const before = await lockOutsidePayment(tx, id);
  const isMarked = before.payment.markedAt !== null;
  const [payment] = await tx
    .update(outsidePayments)
    .set({ remindedAt: now, ...(!isMarked && { reminders: before.payment.reminders + 1 }) })
    .from(consultations)
    .where(and(eq(outsidePayments.consultationId, id), eq(consultations.id, id), isMarked ? isMarkedLong(now) : isAwaitedLong(now)))
    .returning();
  if (!payment) return;
  const after: OutsidePayment = { ...before, payment: { ...before.payment, remindedAt: now } };
  if (isMarked) return notifyAdmins(tx, after, "waiting", now);
  await notifyClient(tx, after, { how: "due", amount: standingOfPayment(after).open, round: String(before.payment.reminders + 1) }, now);
}
