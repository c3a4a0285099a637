import { and, eq, inArray } from "drizzle-orm";
import { data } from "react-router";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { postRefund } from "#app/features/money/ledger.server";
import { orderRefund } from "#app/features/money/payments.server";
import { splitKept } from "#app/features/money/postings";
import { notifyBothSides } from "../notify/notify-both-sides.server";
import { asAdmin, asSide } from "./actors.server";
import { type TransitionAnswer, transitionConsultation } from "./transitions.server";

/** Either side calls off an agreed consultation before its start. A client gets back what the cancellation policy says, all of it when the advisor cancels. */
export const cancelConsultation = async (viewer: Viewer, id: string, now: Date, reason = ""): Promise<TransitionAnswer> =>
  transitionConsultation(await asSide(viewer, id), id, "cancel", now, { reason });

/** Either side says that it took place, once it has ended: the advisor is paid, and both may review. */
export const completeConsultation = async (viewer: Viewer, id: string, now: Date): Promise<TransitionAnswer> =>
  transitionConsultation(await asSide(viewer, id), id, "complete", now);

/** One side says that the other did not come. An absent advisor is not paid; an absent client pays. */
export const reportNoShow = async (viewer: Viewer, id: string, now: Date, reason = ""): Promise<TransitionAnswer> =>
  transitionConsultation(await asSide(viewer, id), id, "reportNoShow", now, { reason });

/**
 * An admin calls off a consultation that is requested or agreed, with a reason that both sides read: everything goes back to the client. Written
 * down in the audit log. For admins (403 for everybody else).
 */
export const cancelConsultationAsAdmin = async (viewer: Viewer, id: string, reason: string, now: Date): Promise<TransitionAnswer> =>
  transitionConsultation(asAdmin(viewer), id, "cancelAsAdmin", now, { reason });

/** An admin notes who did not come, as both sides read it, after hearing them. For admins (403 for everybody else). */
export const recordNoShowAsAdmin = async (
  viewer: Viewer,
  id: string,
  { noShowOf, reason }: { noShowOf: "client" | "advisor"; reason: string },
  now: Date,
): Promise<TransitionAnswer> => transitionConsultation(asAdmin(viewer), id, "reportNoShow", now, { noShowOf, reason });

export type RefundAnswer = { ok: true; refunded: number } | { ok: false; reason: "wrongState" | "amountTooHigh" };

/**
 * An admin gives back a part or all of the price of a consultation that is over: from the advisor and the platform, each their share. `amount` in
 * minor units, on top of what went back before. The client is told, and the advisor when their share is another one. Written down in the audit log. For admins (403 for everybody else).
 */
export async function refundConsultationAsAdmin(
  viewer: Viewer,
  id: string,
  { amount, reason }: { amount: number; reason: string },
  now: Date,
): Promise<RefundAnswer> {
  const admin = asAdmin(viewer);
  return adminTransaction(admin, async (tx): Promise<RefundAnswer> => {
    const [before] = await tx.select().from(consultations).where(eq(consultations.id, id)).for("no key update");
    if (!before) throw data(null, { status: 404 });
    const wasPaid = before.agreedAt !== null && ["completed", "cancelled", "no-show"].includes(before.status);
    if (!wasPaid) return { ok: false, reason: "wrongState" };
    if (!Number.isInteger(amount) || amount <= 0 || amount > before.totalPrice - before.refunded)
      return { ok: false, reason: "amountTooHigh" };
    const refunded = before.refunded + amount;
    const isPaid = inArray(consultations.status, ["completed", "cancelled", "no-show"]);
    const [after] = await tx
      .update(consultations)
      .set({ refunded, updatedAt: now })
      .where(and(eq(consultations.id, id), isPaid))
      .returning();
    if (!after) return { ok: false, reason: "wrongState" };
    await postRefund(tx, before, amount, now, reason);
    await orderRefund(tx, before, amount);
    await audit(tx, admin, "consultation.refund", "consultations", id, { amount, currency: before.currency, reason });
    const isAdvisorsShare = splitKept(before, refunded).net !== splitKept(before, before.refunded).net;
    const sides = isAdvisorsShare ? (["client", "advisor"] as const) : (["client"] as const);
    await notifyBothSides(tx, { consultation: after, step: "refund", actor: "admin", now, sides, refund: { amount, reason } });
    return { ok: true, refunded };
  });
}
