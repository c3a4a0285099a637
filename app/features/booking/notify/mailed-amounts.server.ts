import type { MailedPayment } from "#app/features/money/outside/mailed-payment.server";
import { advisorNet } from "#app/features/money/outside/outside";
import { splitKept } from "#app/features/money/postings";
import type { Translator } from "#app/languages/all-texts.server";
import type { Side } from "../life/consultation";
import { isUnowed } from "../unowed";
import type { ConsultationUpdate } from "./consultation-update.server";

interface Told extends Pick<ConsultationUpdate, "consultation" | "refund"> {
  side: Side;
  otherName: string;
  payment: MailedPayment;
  t: Translator<"booking">;
}

/**
 * The sums that a mail names beside the price, in minor units: both sides read the same of what goes back to the client, and of one refund what it is beside all of them. The
 * advisor reads besides what of it is theirs, and what they receive: before accepting, and at the end what a refund leaves of it; nothing of what nobody agreed to.
 */
export function mailedAmounts({ consultation, side, otherName: name, payment, refund, t }: Told): [label: string, minor: number][] {
  const { refunded } = consultation;
  const goesBack = payment.goesBack ?? refunded;
  const isClient = side === "client";
  const lines: [string, number][] = [];
  if (refund) lines.push([t("emailThisRefund"), refund.amount]);
  if (refund && !isClient) lines.push([t("emailYourPart"), netBefore({ consultation, refund }) - splitKept(consultation, refunded).net]);
  if (refund ? goesBack > refund.amount : goesBack > 0)
    lines.push([refund ? t("emailRefunds") : isClient ? t("emailRefund") : t("emailRefundOfOther", { name }), goesBack]);
  const isOwed = !isUnowed({ status: consultation.status, wasAgreed: consultation.agreedAt !== null });
  return isClient || !isOwed ? lines : [...lines, [t("youReceive"), advisorNet(consultation, payment.view)]];
}

const netBefore = ({ consultation, refund }: { consultation: Told["consultation"]; refund: { amount: number } }) =>
  splitKept(consultation, consultation.refunded - refund.amount).net;
