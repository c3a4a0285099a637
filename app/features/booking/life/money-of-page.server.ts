import { db } from "#app/db/client.server";
import { hasOpenDispute } from "#app/features/money/elsewhere/open-disputes.server";
import { givenBackOf } from "#app/features/money/ledger.server";
import { latePart, payUntil } from "#app/features/money/outside/late-cancellation";
import { ifCancelled } from "#app/features/money/outside/outside-view";
import { outsideView } from "#app/features/money/outside/outside-view.server";
import { shownPaymentInstructions } from "#app/features/money/payment-instructions/payment-instructions.server";
import { hasReceipt } from "#app/features/money/receipts.server";
import type { CancellationRules } from "#app/features/rules/cancellation-lines";
import { siteContact } from "#app/features/site/contact.server";
import { refundFor } from "../cancellation";
import type { Side } from "./consultation";
import type { ConsultationRow } from "./consultation-row.server";

type Priced = Pick<
  ConsultationRow,
  "id" | "status" | "totalPrice" | "refunded" | "currency" | "scheduledTime" | "mostRefundPercent" | "closedAt" | "closedBy"
> & {
  /** An answer is pending; and the price is still to be authorised with a provider. */
  isOpen: boolean;
  isUnpaid: boolean;
};

/** Returns what a consultation's page shows of a payment outside the site: how it will be paid, its state, and what a cancellation would mean. */
export async function moneyOf(consultation: Priced, side: Side, rules: CancellationRules, now: Date) {
  const { status, totalPrice, isOpen, isUnpaid } = consultation;
  const payment = isOpen ? null : await outsideView(db, consultation, side);
  const isAhead = side === "client" && isOpen && !isUnpaid && totalPrice > 0;
  const refund = refundFor(consultation, { cancelledAt: now, by: side, rules });
  return {
    payment,
    late: payment && latePart(consultation, payment),
    payUntil: payUntil(consultation),
    isDisputed: !isOpen && (await hasOpenDispute(db, consultation.id)),
    hasReceipt: !isOpen && (await hasReceipt(db, consultation.id)),
    givenBack: isOpen ? [] : await givenBackOf(db, consultation.id),
    payWay: isAhead ? await shownPaymentInstructions() : null,
    contact: payment ? (await siteContact()).email : "",
    ifCancelled: payment && status === "accepted" ? ifCancelled(payment, Math.max(0, payment.due - refund)) : null,
  };
}
