import type { AdminActor, AdminTransaction } from "#app/features/audit/admin-transaction.server";
import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { checkConsultationConflict } from "#app/features/audit/conflict-of-interest.server";
import type { Outcome } from "#app/platform/outcome";
import { isAmount } from "../money";
import { owedTo } from "../payouts/payouts.server";
import { splitKept } from "../postings";
import { updateMarkMessages } from "./notify/notify-marks.server";
import { notifyClient } from "./notify/notify-payment.server";
import { notifyUndone, type UndoneStep } from "./notify/notify-undone.server";
import { notifyWaived } from "./notify/notify-waived.server";
import { notifyPaidStep } from "./notify/paid-step.server";
import type { PaymentUpdate } from "./notify/payment-update";
import { rewriteWaitingMails } from "./notify/rewrite-waiting-mails.server";
import type { OutsideStanding } from "./outside";
import { isBooked, lockOutsidePayment, type OutsidePayment, standingOfPayment, takeStep } from "./outside-payment.server";
import { partToUndo } from "./parts/part-to-undo.server";

/** An admin's form about a payment; `key` identifies the form, so that a double submit is carried out once. */
export interface PaymentOrder {
  consultationId: string;
  key: string;
}

export type PaymentRefusal = "wrongState" | "amountHigh" | "amountWrong" | "amountChanged" | "openChanged" | "paidOut" | "ownMatter";
export type PaymentAnswer = Outcome<PaymentRefusal>;

/** The admins' steps; marking as paid is the client's. */
type Step = Exclude<Parameters<typeof takeStep>[2]["step"], "mark">;
type Work = (tx: AdminTransaction, before: OutsidePayment) => Promise<Parameters<typeof takeStep>[2]["change"] | PaymentRefusal>;

/**
 * Confirms that money has come in: `amount`, in minor units, from the bank statement. If it is less than due, the rest stays as it was, due or marked as paid;
 * any excess is to be sent back. Notifies the client. More than is open or marked as paid is 'amountHigh' while `isSure` is false. `seen` is what had come in
 * when the admin looked: if another admin has confirmed since, perhaps the same money, nothing is done ('wrongState'). For admins (403 for everybody else),
 * like all functions here.
 */
export const confirmPayment = (
  admin: AdminActor,
  order: PaymentOrder & { amount: number; seen?: number; isSure?: boolean },
  now: Date,
): Promise<PaymentAnswer> =>
  carryOutStep(admin, order, { step: "receive", told: "arrived", amount: order.amount }, now, async (_tx, before) => {
    if (order.seen !== undefined && order.seen !== standingOfPayment(before).here) return "wrongState";
    const received = before.payment.received + order.amount;
    if (order.amount === 0 || !isAmount(order.amount) || !isAmount(received)) return "amountWrong";
    if (order.isSure === false && order.amount > expectedOf(standingOfPayment(before))) return "amountHigh";
    return { received, lastReceived: order.amount, ...markedBeside(before, order.amount), confirmedAt: now };
  });

/** The largest amount to expect: all that is open, or what the client has marked as paid. */
export const expectedOf = ({ open, marked }: Pick<OutsideStanding, "open" | "marked">): number => Math.max(open, marked);

/** What a client has marked as paid beyond the arrived amount stays marked: it may be another transfer on its way. */
function markedBeside(before: OutsidePayment, arrived: number) {
  const left = standingOfPayment(before).marked - arrived;
  return left > 0 ? { markedAmount: left } : { markedAt: null };
}

/** Confirms that all that is open has come in; `open` is the sum in minor units that the admin saw: 'openChanged' if it differs now. Notifies the client. */
export const confirmWhole = (admin: AdminActor, order: PaymentOrder & { open: number }, now: Date): Promise<PaymentAnswer> =>
  carryOutStep(admin, order, { step: "receive", told: "arrived", amount: order.open }, now, async (_tx, before) => {
    if (standingOfPayment(before).open !== order.open) return "openChanged";
    return {
      received: before.payment.received + order.open,
      lastReceived: order.open,
      ...markedBeside(before, order.open),
      confirmedAt: now,
    };
  });

/** Records that a payment the client marked as paid has not arrived: what is due of it is awaited again. Notifies the client. */
export const denyPayment = (admin: AdminActor, order: PaymentOrder, now: Date): Promise<PaymentAnswer> =>
  carryOutStep(admin, order, { step: "unmark", told: "missing" }, now, async (_tx, { payment }) =>
    payment.markedAt ? { markedAt: null } : "wrongState",
  );

/**
 * Undoes a mistaken confirmation, the last one unless `part` is given: the money is awaited again, or stays marked as paid as far as the client had marked it.
 * Notifies a client who has heard of it. Refused once the advisor has been paid out from it.
 */
export const undoConfirmation = async (admin: AdminActor, order: PaymentOrder & { part?: string }, now: Date): Promise<PaymentAnswer> => {
  let undone: UndoneStep | undefined;
  return carryOutStep(admin, order, { step: "unreceive", told: null, said: "arrived", undone: () => undone }, now, async (tx, before) => {
    const found = await partToUndo(tx, before, order.part);
    if (!found) return "wrongState";
    if (await isPaidOut(tx, before)) return "paidOut";
    undone = { ...found, part: found.id };
    const { amount, answered, markedAt, remaining } = found;
    const { marked } = standingOfPayment(before);
    const said = answered > 0 && { markedAt: before.payment.markedAt ?? markedAt, markedAmount: marked + answered };
    return { received: before.payment.received - amount, ...remaining, ...said };
  });
};

/** Records that the excess was sent back, and notifies the client. `amount` is what the admin saw, in minor units: 'amountChanged' if it differs now. */
export const returnPayment = (admin: AdminActor, order: PaymentOrder & { amount: number }, now: Date): Promise<PaymentAnswer> =>
  carryOutStep(admin, order, { step: "return", told: "returned", amount: order.amount }, now, async (_tx, before) => {
    const { toReturn } = standingOfPayment(before);
    if (toReturn === 0) return "wrongState";
    return toReturn === order.amount ? { returned: before.payment.returned + toReturn, lastReceived: 0 } : "amountChanged";
  });

/** Waives what is still open, for a recorded reason. Notifies the client and the advisor, who receives nothing of it. */
export const waivePayment = (admin: AdminActor, order: PaymentOrder & { reason: string }, now: Date): Promise<PaymentAnswer> =>
  carryOutStep(admin, order, { step: "letGo", told: "letGo", reason: order.reason }, now, async (_tx, before) => {
    const { open } = standingOfPayment(before);
    return open === 0 ? "wrongState" : { letGo: before.payment.letGo + open, markedAt: null };
  });

interface Carried {
  step: Step;
  told: PaymentUpdate["how"] | null;
  amount?: number;
  reason?: string;
  /** What the client may have been told by the step being undone, and that step. */
  said?: "arrived" | "returned";
  undone?: () => UndoneStep | undefined;
}

/** Carries out an admin's step once, and notifies everyone concerned. */
export function carryOutStep(
  admin: AdminActor,
  { consultationId, key }: PaymentOrder,
  { step, told, amount = 0, reason = "", said, undone }: Carried,
  now: Date,
  decide: Work,
): Promise<PaymentAnswer> {
  return adminTransaction(admin, async (tx): Promise<PaymentAnswer> => {
    const before = await lockOutsidePayment(tx, consultationId);
    const own = await checkConsultationConflict(tx, admin, consultationId);
    if (own.isRefused) return { ok: false, reason: "ownMatter" };
    if (await isBooked(tx, consultationId, step, key)) return { ok: true };
    const change = await decide(tx, before);
    if (typeof change === "string") return { ok: false, reason: change };
    const after = await takeStep(tx, before, { step, key, change, reason }, now);
    const taken = undone?.();
    await tell(tx, { before, after, undone: taken }, { step, told, amount, said, round: key }, now);
    const { currency } = before.consultation;
    await audit(tx, admin, `payment.${step}`, "outside_payments", consultationId, {
      amount: taken?.amount ?? amount,
      currency,
      ...(reason && { reason }),
      ...own.said,
    });
    return { ok: true };
  });
}

/** Notifies everyone concerned by a step; `before` is the state of the payment before it. */
async function tell(
  tx: AdminTransaction,
  { before, after, undone }: { before: OutsidePayment; after: OutsidePayment; undone: UndoneStep | undefined },
  { step, told, amount, said, round }: Pick<Carried, "step" | "told" | "said"> & { amount: number; round: string },
  now: Date,
) {
  const { marked, open } = standingOfPayment(before);
  await updateMarkMessages(tx, marked, after, now);
  await rewriteWaitingMails(tx, after, step === "return" ? { endedBy: step } : {}, now);
  if (said && undone) await notifyUndone(tx, after, { said, undone, round }, now);
  const toldOf = told === "missing" ? marked : told === "letGo" ? open : amount;
  if (told) await notifyClient(tx, after, { how: told, amount: toldOf, round }, now);
  await notifyPaidStep(tx, { before, after }, { step, round }, now);
  if (told === "letGo") await notifyWaived(tx, after, { amount: open, round }, now);
}

/** Whether the advisor's share has been paid out, so that it cannot be deducted from what is owed to them. */
async function isPaidOut(tx: AdminTransaction, { consultation, payment }: OutsidePayment): Promise<boolean> {
  const { advisorId, currency, totalPrice } = consultation;
  const { due, open } = standingOfPayment({ consultation, payment });
  const isShared = open === 0 && ["completed", "cancelled", "no-show"].includes(consultation.status);
  return isShared && (await owedTo(tx, advisorId, currency)) < splitKept(consultation, totalPrice - due).net;
}
