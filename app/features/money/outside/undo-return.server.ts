import type { AdminActor, AdminTransaction } from "#app/features/audit/admin-transaction.server";
import { carryOutStep, type PaymentAnswer, type PaymentOrder } from "./confirm-payment.server";
import type { UndoneStep } from "./notify/notify-undone.server";
import type { PaymentRow } from "./outside-payment.server";
import { receivedPartsOf, returnedPartsOf } from "./parts/part-to-undo.server";

/** Which sending back was a mistake: the one of that entry of the ledger, or of that moment. */
type Which = { part: string } | { at: Date };

/**
 * What was marked as sent back was not: it is to be sent back again, whatever has become of the payment since, and a client who has heard that it went is told.
 * Refused once it is undone ('wrongState'). For admins.
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

/** What came in before it is no longer settled by it, and can be taken back again. */
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
