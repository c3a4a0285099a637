import { asc, eq, sql } from "drizzle-orm";
import { builtOnce } from "#app/db/prepared-statements.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { nameFor } from "#app/features/blocks/name-when-blocked.server";
import type { OpenPayment } from "./open-payment";
import { standingOf } from "./outside";

/** What a client still has to pay outside the site, and what they have marked as paid but nobody has confirmed, by consultation time, earliest first. */
export async function openPaymentsOf(userId: string): Promise<OpenPayment[]> {
  const rows = await listPayments().execute({ userId });
  return rows.flatMap((payment) => {
    const { consultationId, topicName, advisorName, scheduledTime, currency } = payment;
    const standing = standingOf({ ...payment, isMarked: payment.markedAt !== null });
    if (standing.open === 0) return []; // A marked payment of a cancelled consultation is only awaited in order to send it back.
    const { unmarked, marked } = standing;
    const line = { consultationId, topicName, advisorName, scheduledTime, currency };
    const rest = unmarked > 0 ? [{ ...line, amount: unmarked, markedAt: null }] : [];
    return payment.markedAt ? [{ ...line, amount: marked, markedAt: payment.markedAt }, ...rest] : rest;
  });
}

const listPayments = builtOnce((database) => {
  const { received, returned, letGo, markedAt, markedAmount } = outsidePayments;
  const { id, topicName, scheduledTime, currency, totalPrice, refunded } = consultations;
  const userId = sql.placeholder("userId");
  return database
    .select({
      ...{ received, returned, letGo, markedAt, markedAmount },
      ...{ consultationId: id, topicName, scheduledTime, currency, totalPrice, refunded },
      advisorName: nameFor(userId, advisors.userId, advisors.displayName),
    })
    .from(outsidePayments)
    .innerJoin(consultations, eq(consultations.id, outsidePayments.consultationId))
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .where(eq(consultations.clientId, userId))
    .orderBy(asc(consultations.scheduledTime), asc(consultations.id))
    .prepare("open_payments");
});
