import { and, eq, inArray } from "drizzle-orm";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { checkConsultationConflict } from "#app/features/audit/conflict-of-interest.server";
import { refundableOf, refundMoney } from "#app/features/money/consultation-money.server";
import { findRefund, type Refund } from "#app/features/money/ledger.server";
import { splitKept } from "#app/features/money/postings";
import { endedAs } from "#app/platform/http/ended-as";
import { notifyBothSides } from "../notify/notify-both-sides.server";
import { asAdmin, asSide } from "./actors.server";
import type { ConsultationRow } from "./consultation-row.server";
import { type TransitionAnswer, type TransitionDetails, transitionConsultation } from "./transitions.server";

/** What a side or an admin submits with a step; `key` is the form's idempotency key. */
type Asked = Pick<TransitionDetails, "reason" | "key">;

/** What an admin submits with a step; with `seenStanding`, a state the admin has not seen is refused ('standingChanged'). */
type Decided = Required<Asked> & Pick<TransitionDetails, "seenStanding">;

/**
 * Either side cancels an agreed consultation before its start. The client is refunded by the cancellation policy, or in full if the advisor
 * cancels. With `seenRefund`, the refund that was shown, a different amount by now is refused ('refundChanged').
 */
export const cancelConsultation = async (
  viewer: Viewer,
  id: string,
  now: Date,
  asked: Asked & Pick<TransitionDetails, "seenRefund"> = {},
): Promise<TransitionAnswer> => transitionConsultation(await asSide(viewer, id), id, "cancel", now, asked);

/** Either side confirms, after the end, that it took place: the advisor is paid, and both may review. */
export const completeConsultation = async (viewer: Viewer, id: string, now: Date, asked: Asked = {}): Promise<TransitionAnswer> =>
  transitionConsultation(await asSide(viewer, id), id, "complete", now, asked);

/** One side reports the other absent, from a quarter of an hour after the start. The other side is asked; nothing is settled yet. */
export const reportNoShow = async (viewer: Viewer, id: string, now: Date, asked: Asked = {}): Promise<TransitionAnswer> =>
  transitionConsultation(await asSide(viewer, id), id, "reportNoShow", now, asked);

/** The reporter takes back that the other did not come. */
export const withdrawNoShow = async (viewer: Viewer, id: string, now: Date, asked: Asked = {}): Promise<TransitionAnswer> =>
  transitionConsultation(await asSide(viewer, id), id, "takeNoShowBack", now, asked);

/** The person reported absent says that they were there, and what happened: an admin decides. */
export const denyNoShow = async (viewer: Viewer, id: string, now: Date, asked: Asked = {}): Promise<TransitionAnswer> =>
  transitionConsultation(await asSide(viewer, id), id, "denyNoShow", now, asked);

/** The person reported absent admits it. An absent advisor is not paid; an absent client pays. */
export const admitNoShow = async (viewer: Viewer, id: string, now: Date, asked: Asked = {}): Promise<TransitionAnswer> =>
  transitionConsultation(await asSide(viewer, id), id, "admitNoShow", now, asked);

/** An admin cancels a requested or agreed consultation for a reason shown to both sides, with a full refund. Audit-logged. For admins (others get a 403). */
export const cancelConsultationAsAdmin = async (viewer: Viewer, id: string, asked: Decided, now: Date): Promise<TransitionAnswer> =>
  transitionConsultation(asAdmin(viewer), id, "cancelAsAdmin", now, asked);

/** An admin records who did not come, with a reason shown to both sides, after hearing them. For admins (403 for everybody else). */
export const recordNoShowAsAdmin = async (
  viewer: Viewer,
  id: string,
  noShow: Decided & { noShowOf: "client" | "advisor" },
  now: Date,
): Promise<TransitionAnswer> => transitionConsultation(asAdmin(viewer), id, "recordNoShow", now, noShow);

/** An admin decides, after hearing both, that it took place: the advisor is paid, and both may review. For admins (403 for everybody else). */
export const completeConsultationAsAdmin = async (viewer: Viewer, id: string, asked: Decided, now: Date): Promise<TransitionAnswer> =>
  transitionConsultation(asAdmin(viewer), id, "complete", now, asked);

export type RefundAnswer =
  | { ok: true; refunded: number }
  | { ok: false; reason: "wrongState" | "amountTooHigh" | "changedMeanwhile" | "ownMatter" };

/**
 * An admin refunds part or all of the price of a past consultation; the advisor and the platform each bear their share. `amount` is in
 * minor units, on top of earlier refunds. Repeated or concurrent submits of the same order refund once and get the same answer. `seen` is
 * what was refundable when the admin looked: if anyone has refunded meanwhile, nothing is done ('changedMeanwhile'). The client is told,
 * and the advisor if their share changes. Recorded in the audit log. For admins (403 for everybody else).
 */
export async function refundConsultationAsAdmin(
  viewer: Viewer,
  id: string,
  refund: Refund & { seen?: number },
  now: Date,
): Promise<RefundAnswer> {
  const { amount, reason, key } = refund;
  const admin = asAdmin(viewer);
  return adminTransaction(admin, async (tx): Promise<RefundAnswer> => {
    // Locks in the order of every transition: the advisor's row, then the consultation's.
    const ofIt = inArray(advisors.id, tx.select({ id: consultations.advisorId }).from(consultations).where(eq(consultations.id, id)));
    await tx.select({ id: advisors.id }).from(advisors).where(ofIt).for("no key update");
    const [before] = await tx.select().from(consultations).where(eq(consultations.id, id)).for("no key update");
    if (!before) throw endedAs(404);
    const own = await checkConsultationConflict(tx, admin, id);
    if (own.isRefused) return { ok: false, reason: "ownMatter" };
    const known = await findRefund(tx, id, key);
    if (known) return isSame(known, refund) ? { ok: true, refunded: before.refunded } : { ok: false, reason: "changedMeanwhile" };
    if (!wasPaid(before)) return { ok: false, reason: "wrongState" };
    const most = await refundableOf(tx, before);
    const { seen = most } = refund;
    if (seen !== most) return { ok: false, reason: "changedMeanwhile" };
    if (!Number.isInteger(amount) || amount <= 0 || amount > most) return { ok: false, reason: "amountTooHigh" };
    const refunded = before.refunded + amount;
    const isPaid = inArray(consultations.status, ["completed", "cancelled", "no-show"]);
    const [after] = await tx
      .update(consultations)
      .set({ refunded, updatedAt: now })
      .where(and(eq(consultations.id, id), isPaid))
      .returning();
    if (!after) return { ok: false, reason: "wrongState" };
    await refundMoney(tx, before, { after, refund }, now);
    await audit(tx, admin, "consultation.refund", "consultations", id, { amount, currency: before.currency, reason, ...own.said });
    const isAdvisorsShare = splitKept(before, refunded).net !== splitKept(before, before.refunded).net;
    const sides = isAdvisorsShare ? (["client", "advisor"] as const) : (["client"] as const);
    await notifyBothSides(tx, { consultation: after, step: "refund", actor: "admin", now, sides, refund: { amount, reason } });
    return { ok: true, refunded };
  });
}

const wasPaid = ({ agreedAt, status }: ConsultationRow) => agreedAt !== null && ["completed", "cancelled", "no-show"].includes(status);

const isSame = (known: Pick<Refund, "amount" | "reason">, { amount, reason }: Refund) => known.amount === amount && known.reason === reason;
