import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { ListedPayment } from "#app/features/money/outside/listed-payment";
import { isSettled, type OutsideStage } from "#app/features/money/outside/outside";
import { paymentState } from "#app/features/money/outside/payment-state";
import { Badge, type BadgeTone } from "#app/ui/badge";
import { EmailAddress } from "#app/ui/text/email-address";
import { LocalTime, useFormat } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import { isAbout, type PaymentAnswer } from "./payment-answer";

const TONES: Record<OutsideStage, BadgeTone> = {
  awaiting: "neutral",
  marked: "brass",
  received: "green",
  toReturn: "yellow",
  returned: "neutral",
  nothing: "neutral",
};

/** Client and advisor, the client's email address and, while an amount is open, the date on which their account is deleted. */
export function Payer({ payment, zone, answer }: { payment: ListedPayment; zone: string; answer: PaymentAnswer | undefined }) {
  const t = useTranslations("payments");
  const { consultationId, clientName, clientEmail, advisorName, leavesAt, open } = payment;
  return (
    <>
      <Link to={`/admin?view=consultations&id=${consultationId}`} className="list-link">
        {t("between", { client: clientName, advisor: advisorName })}
      </Link>
      <EmailAddress address={clientEmail} className="list-below" />
      {leavesAt && open > 0 && (
        <span className="list-below">{t.rich("leavesOn", { time: () => <LocalTime key="time" at={leavesAt} zone={zone} /> })}</span>
      )}
      <div className="mt-3 empty:hidden">
        <FailureAlert alert={isAbout(answer, payment) ? answer?.alert : undefined} />
      </div>
    </>
  );
}

interface StageProps {
  payment: ListedPayment;
  zone: string;
  isArrived: boolean;
  /** The list is filtered by state, so rows do not repeat it. */
  isSaid: boolean;
}

/** Whether a row of the recent list is about a refund. */
export const isOfReturn = ({ part, lastReturn }: ListedPayment): boolean => lastReturn !== undefined && lastReturn.id === part;

/** State of a payment and since when. A recent row shows only that money was received or refunded; what is left to do is in the list of open payments. */
export function Stage({ payment, zone, isArrived, isSaid }: StageProps) {
  const t = useTranslations("payments");
  const { money } = useFormat();
  const { open, here, toReturn, unmarked, notCharged, returned, lastReceived, currency, marked, markedAt, confirmedAt, lastReturn } =
    payment;
  const sum = (minor: number) => money(minor, currency);
  // Of the amount now requested, which is below the price when a part was waived or never charged.
  const sums = { here: sum(here), total: sum(here + open) };
  const isBack = isArrived && isOfReturn(payment);
  const lately = isBack ? "returned" : "received";
  const [stage, state] = isArrived ? ([lately, lately] as const) : [payment.stage, paymentState(payment)];
  // Next to a badge with the same word, the time is enough.
  const since = (words: "arrivedSince" | "markedSince" | "sentBackSince", at: Date, badge: OutsideStage) => {
    const time = () => <LocalTime key="time" at={at} zone={zone} />;
    return stage === badge && !isSaid ? time() : t.rich(words, { time });
  };
  const isMarked = stage === "marked";
  // All that came goes back: what never came is not charged any more than the rest.
  const isGone = toReturn > 0 && toReturn === here;
  const gone = wordsOfGone(payment, isGone, isMarked);
  const said = [
    isBack && lastReturn && since("sentBackSince", lastReturn.at, "returned"),
    !isBack && isSettled(stage) && confirmedAt && since("arrivedSince", confirmedAt, "received"),
    isArrived && !isBack && here > lastReceived && t(open > 0 ? "arrivedPart" : "arrivedWhole", sums),
    !isArrived && markedAt && since("markedSince", markedAt, "marked"),
    gone && t.rich(gone, { amount: sum(here), time: () => confirmedAt && <LocalTime key="time" at={confirmedAt} zone={zone} /> }),
    isMarked && marked > open && open > 0 && t("open", { amount: sum(open) }),
    isMarked && unmarked > 0 && `${t("stage_awaiting")} ${sum(unmarked)}`,
    isMarked && toReturn > 0 && `${t("stage_toReturn")} ${sum(toReturn)}`,
    !isArrived && here > 0 && open > 0 && t("arrivedPart", sums),
    notCharged > 0 && !isGone && t("notCharged", { amount: sum(notCharged) }),
    !isBack && stage !== "returned" && returned > 0 && t("sentBackPart", { amount: sum(returned) }),
  ].filter(Boolean);
  return (
    <>
      {!isSaid && <Badge tone={TONES[stage]}>{t(`stage_${state}`)}</Badge>}
      {said.length > 0 && <span className="list-below">{said.map((words, index) => (index === 0 ? words : [" · ", words]))}</span>}
    </>
  );
}

/** What is said where nothing is due any more: when what goes back has arrived, or that something still may. */
function wordsOfGone({ open, confirmedAt }: ListedPayment, isGone: boolean, isMarked: boolean) {
  if (isGone && !isMarked && confirmedAt) return "arrivedToReturn";
  return (isMarked && open === 0) || isGone ? "nothingDue" : null;
}

/** Relevant amount: received, to refund, refunded or open; of one that is also marked as paid, what is to be refunded, as that is known to be here. */
export function Sum({ payment, isArrived }: { payment: ListedPayment; isArrived: boolean }) {
  const { money } = useFormat();
  const { stage, open, here, toReturn, returned, lastReceived, lastReturn, currency, marked } = payment;
  const lately = isOfReturn(payment) ? (lastReturn?.amount ?? 0) : lastReceived;
  const now = { awaiting: open, marked: toReturn || marked, received: here, toReturn, returned, nothing: open } satisfies Record<
    OutsideStage,
    number
  >;
  return (
    <>
      {money(isArrived ? lately : now[stage], currency)}
      <span className="list-below">{currency}</span>
    </>
  );
}
