import { eq } from "drizzle-orm";
import { consultations } from "#app/db/schema/booking";
import { type AdminActor, adminReading } from "#app/features/audit/admin-transaction.server";
import { readAmount } from "#app/features/money/hourly-rate";
import { expectedOf } from "#app/features/money/outside/confirm-payment.server";
import { moneyFor } from "#app/features/money/outside/notify/money-for.server";
import { findOutsidePayment, standingOfPayment } from "#app/features/money/outside/outside-payment.server";

/** Returns what an unexpectedly high amount would mean, formatted for the admin; empty when there is no such payment. */
export function highAmount(admin: AdminActor, consultationId: string, typed: string): Promise<Record<string, string>> {
  return adminReading(admin, async (tx): Promise<Record<string, string>> => {
    const [consultation] = await tx.select().from(consultations).where(eq(consultations.id, consultationId));
    const payment = consultation && (await findOutsidePayment(tx, consultationId));
    if (!consultation || !payment) return {};
    const standing = standingOfPayment({ consultation, payment });
    const amount = readAmount(typed, consultation.currency) ?? 0;
    const money = await moneyFor(tx, admin.userId, consultation.currency);
    return { amount: money(amount), expected: money(expectedOf(standing)), back: money(Math.max(0, amount - standing.open)) };
  });
}
