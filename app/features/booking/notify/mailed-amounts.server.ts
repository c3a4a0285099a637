import type { MailedPayment } from "#app/features/money/outside/notify/mailed-payment.server";
import { sharesOf } from "#app/features/money/outside/outside";
import type { OutsideView } from "#app/features/money/outside/outside-view";
import { paymentSums } from "#app/features/money/outside/payment-sums";
import { splitKept } from "#app/features/money/postings";
import { type Translator, translatorFor } from "#app/languages/all-texts.server";
import { isContested } from "../absence/contested";
import type { Side } from "../life/consultation";
import { isNeverOwed } from "../never-owed";
import type { ConsultationUpdate } from "./consultation-update.server";
import { isAboutMoney } from "./ending-steps";
import type { Party } from "./parties.server";

interface Told extends Pick<ConsultationUpdate, "consultation" | "step" | "refund"> {
  side: Side;
  reader: Party;
  otherName: string;
  payment: MailedPayment;
  t: Translator<"booking">;
}

/**
 * Returns the sums an email lists below the price, in minor units. Both sides see what is not charged, received, due and refunded, and for one refund also that
 * amount. The advisor also sees their share of it, and the platform fee and their net after refunds, unless the request ended without an agreement or it
 * is not settled who was there.
 */
export function mailedAmounts({
  consultation,
  step,
  side,
  reader,
  otherName: name,
  payment,
  refund,
  t,
}: Told): [label: string, minor: number][] {
  const { refunded } = consultation;
  const goesBack = payment.view ? backOf(payment.view, consultation, Boolean(refund)) : refunded;
  const isClient = side === "client";
  const lines: [string, number][] = payment.view && isAboutMoney(step) ? namedSums(payment.view, reader) : [];
  if (refund) lines.push([t("emailThisRefund"), refund.amount]);
  if (refund && !isClient) lines.push([t("emailYourPart"), netBefore({ consultation, refund }) - splitKept(consultation, refunded).net]);
  if (refund ? goesBack > refund.amount : goesBack > 0)
    lines.push([refund ? t("emailRefunds") : isClient ? t("emailRefund") : t("emailRefundOfOther", { name }), goesBack]);
  const isOwed = !isNeverOwed({ status: consultation.status, wasAgreed: consultation.agreedAt !== null });
  if (isClient || !isOwed || isUnsettled(consultation)) return lines;
  const { net, fee } = sharesOf(consultation, payment.view);
  if (fee > 0) lines.push([t("platformFee"), -fee]);
  return [...lines, [t("youReceive"), net]];
}

/** What goes back: of a refund all refunds so far, else what is still to be sent. What was paid beyond the price, and sent back since, is neither. */
function backOf({ here, returned, toReturn }: OutsideView, { totalPrice }: { totalPrice: number }, isRefund: boolean) {
  return isRefund ? toReturn + returned - Math.max(0, here + returned - totalPrice) : toReturn;
}

const isUnsettled = (consultation: Told["consultation"]) =>
  (consultation.status === "accepted" && consultation.saidAbsent !== null) || isContested(consultation);

function namedSums(view: OutsideView, { language }: Party): [string, number][] {
  const t = translatorFor(language, "money");
  return paymentSums(view).map(([label, minor]) => [t(label), minor]);
}

const netBefore = ({ consultation, refund }: { consultation: Told["consultation"]; refund: { amount: number } }) =>
  splitKept(consultation, consultation.refunded - refund.amount).net;
