import type { AdminActor, AdminTransaction } from "#app/features/audit/admin-transaction.server";
import { carryOutStep, type PaymentAnswer, type PaymentOrder } from "./confirm-payment.server";
import type { UndoneStep } from "./notify/notify-undone.server";
import type { PaymentRow } from "./outside-payment.server";
import { receivedPartsOf, returnedPartsOf } from "./parts/part-to-undo.server";

/** Which return was a mistake: the one of that ledger entry, or of that moment. */
type Which = { part: string } | { at: Date };

/**
 * Undoes a return that was marked by mistake: the money is to be sent back again, whatever has happened to the payment since, and a client who has heard of the
 * return is notified. Refused when it was already undone ('wrongState'). For admins.
 */
export const undoReturn = (admin: AdminActor, order: PaymentOrder & Which, now: Date): Promise<PaymentAnswer> => {
  let undone: UndoneStep | undefined;
  return carryOutStep(
    admin,
    order,
    { step: "unreturn", told: null, said: "returned", undone: () => undone },
    now,
    async (tx, { payment }) => {
      undone = await sentBackBy(tx, order);
      return undone ? { returned: payment.returned - undone.amount, ...(await receivedLast(tx, payment, undone)) } : "wrongState";
    },
  );
};

/** The last receipt before the return is no longer settled by it, and can be undone again. */
async function receivedLast(tx: AdminTransaction, { consultationId, lastReceived }: PaymentRow, undone: UndoneStep) {
  if (lastReceived > 0) return {};
  const parts = (await receivedPartsOf(tx, [consultationId], { without: undone.part })).get(consultationId) ?? [];
  return { lastReceived: parts.at(-1)?.amount ?? 0 };
}

async function sentBackBy(tx: AdminTransaction, order: PaymentOrder & Which): Promise<UndoneStep | undefined> {
  const parts = (await returnedPartsOf(tx, [order.consultationId])).get(order.consultationId) ?? [];
  const found = parts.findLast(({ id, at }) => ("part" in order ? id === order.part : at.getTime() === order.at.getTime()));
  return found && { part: found.id, amount: found.amount, at: found.at };
}
