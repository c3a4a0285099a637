import { writtenDay, writtenMoment, writtenPercent } from "#app/features/accounts/reader/written-moment.server";
import { latePart, payUntil } from "#app/features/money/outside/late-cancellation";
import type { MailedPayment } from "#app/features/money/outside/notify/mailed-payment.server";
import { markedWord, type OutsideView } from "#app/features/money/outside/outside-view";
import { payByWord } from "#app/features/money/outside/pay-by";
import { wordsForAdvisor } from "#app/features/money/outside/words-for-advisor";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Side } from "../life/consultation";
import type { ConsultationUpdate } from "./consultation-update.server";
import { isEnding } from "./ending-steps";
import { mailedMoney } from "./mailed-money.server";
import type { Party } from "./parties.server";

interface Told extends Pick<ConsultationUpdate, "consultation" | "step" | "now"> {
  side: Side;
  reader: Party;
  payment: MailedPayment;
}

/**
 * Returns an email's paragraphs about payment outside the site. The client is told by when to pay, if it says how; at an end or refund, what is refunded or
 * still due. At an end the advisor is told, in the words of their page, whether the client has paid and what is refunded.
 */
export function moneyParagraphs({ consultation, step, now, side, reader, payment: { howToPay, view } }: Told): string[] {
  if (!view) return [];
  if (side === "advisor") return isEnding(step) ? [ofClient(view, consultation.currency, reader)] : [];
  if (isEnding(step)) return leftOver(view, consultation, reader);
  if (step === "refund" && view.toReturn > 0) return [translatorFor(reader.language, "money")("toReturnState")];
  if (step !== "accept" || howToPay.length === 0) return [];
  const { scheduledTime } = consultation;
  const payBy = payByWord(scheduledTime, now);
  return payBy ? [translatorFor(reader.language, "money")(payBy, { time: writtenMoment(scheduledTime, reader) })] : [];
}

function ofClient(view: OutsideView, currency: string, reader: Party): string {
  const { word, amount } = wordsForAdvisor(view);
  return translatorFor(reader.language, "money")(word, {
    amount: mailedMoney(amount, currency, reader),
    here: mailedMoney(view.here, currency, reader),
    open: mailedMoney(view.open, currency, reader),
  });
}

function leftOver(
  view: OutsideView,
  consultation: Pick<ConsultationUpdate["consultation"], "currency" | "status" | "closedBy" | "closedAt" | "totalPrice" | "refunded">,
  reader: Party,
): string[] {
  const { stage, open, here, returned, toReturn, marked, unmarked, markedAt, reference } = view;
  const { currency } = consultation;
  const t = translatorFor(reader.language, "money");
  const sums = {
    open: mailedMoney(open, currency, reader),
    amount: mailedMoney(toReturn, currency, reader),
    said: mailedMoney(marked, currency, reader),
  };
  if (stage === "marked" && markedAt)
    return [
      ...(toReturn > 0 ? [t("mailedBack", sums)] : []),
      t(markedWord({ open, marked }), { ...sums, time: writtenMoment(markedAt, reader) }),
      ...(unmarked > 0 ? [t("awaitingOver", { open: mailedMoney(unmarked, currency, reader), reference })] : []),
    ];
  if (stage === "awaiting") return whyDue(view, consultation, reader);
  if (stage === "toReturn") return [t("mailedBack", sums)];
  if (stage === "received" && returned === 0) return [t("keptState", { here: mailedMoney(here, currency, reader) })];
  return stage === "nothing" ? [t("nothingState")] : [];
}

/** Why something is due once a consultation is over, and by when it is to be paid, as on its page. */
function whyDue(view: OutsideView, consultation: Parameters<typeof leftOver>[1], reader: Party): string[] {
  const t = translatorFor(reader.language, "money");
  const money = (minor: number) => mailedMoney(minor, consultation.currency, reader);
  const { reference, open, due } = view;
  const late = latePart(consultation, view);
  const until = payUntil(consultation);
  const percent = writtenPercent(late ?? 1, reader);
  const sums = { reference, due: money(due), total: money(consultation.totalPrice), percent, part: late === 1 ? "all" : "some" };
  return [
    late === null ? t("awaitingOver", { reference, open: money(open) }) : t("awaitingLate", sums),
    ...(until ? [t("awaitingDue", { date: writtenDay(until, reader) })] : []),
  ];
}
