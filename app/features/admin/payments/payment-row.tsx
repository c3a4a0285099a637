import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { ListedPayment } from "#app/features/money/outside/listed-payment";
import type { OutsideStage } from "#app/features/money/outside/outside";
import { useNames } from "#app/languages/names";
import { Badge, type BadgeTone } from "#app/ui/badge";
import { LocalTime, useFormat } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import type { PaymentAnswer } from "./payment-answer";
import { ConfirmButton, DenyButton, LetGoButton, ReturnButton, UndoButton } from "./payment-buttons";

const TONES: Record<OutsideStage, BadgeTone> = {
  awaiting: "neutral",
  marked: "brass",
  received: "green",
  toReturn: "yellow",
  returned: "neutral",
  nothing: "neutral",
};

interface PaymentRowProps {
  payment: ListedPayment;
  zone: string;
  /** Among what arrived lately, where only a mistake can be taken back. */
  isArrived: boolean;
  answer: PaymentAnswer | undefined;
}

/** One payment: whose, for what, how it stands, and what can be done about it. */
export function PaymentRow({ payment, zone, isArrived, answer }: PaymentRowProps) {
  const t = useTranslations("payments");
  const named = useNames();
  const { money } = useFormat();
  const { consultationId, clientName, clientEmail, advisorName, topicName, scheduledTime, reference, stage, currency } = payment;
  const shared = { payment, answer };
  const sum = isArrived ? payment.lastReceived : stage === "toReturn" ? payment.toReturn : payment.open;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <h3 className="text-lg">
            <Link to={`/admin?view=consultations&id=${consultationId}`} className="hover:underline">
              {t("between", { client: clientName, advisor: advisorName })}
            </Link>
          </h3>
          <p className="text-sm text-soft">
            {named(topicName)} · <LocalTime at={scheduledTime} zone={zone} />
          </p>
          <p className="text-sm break-all text-soft">{clientEmail}</p>
          <p className="text-sm font-semibold">{t("reference", { reference })}</p>
          <Since payment={payment} zone={zone} isArrived={isArrived} />
        </div>
        <p className="font-serif text-xl tabular-nums">
          {money(sum, currency)} <span className="font-sans text-sm text-soft">{currency}</span>
        </p>
        <div className="flex min-h-11 flex-wrap items-center gap-3">
          <Badge tone={TONES[stage]}>{t(`stage_${stage}`)}</Badge>
          {isArrived ? <UndoButton {...shared} /> : <Buttons {...shared} />}
        </div>
      </div>
      <FailureAlert alert={answer?.alert} />
    </li>
  );
}

function Since({ payment, zone, isArrived }: Pick<PaymentRowProps, "payment" | "zone" | "isArrived">) {
  const t = useTranslations("payments");
  const { money } = useFormat();
  const { stage, open, here, totalPrice, currency, markedAt, confirmedAt } = payment;
  const moment = (at: Date) => () => <LocalTime key="time" at={at} zone={zone} />;
  return (
    <p className="text-sm text-soft">
      {isArrived && confirmedAt && t.rich("arrivedSince", { time: moment(confirmedAt) })}
      {!isArrived && markedAt && t.rich("markedSince", { time: moment(markedAt) })}
      {!isArrived && stage === "marked" && open === 0 && ` · ${t("nothingDue")}`}
      {!isArrived && here > 0 && open > 0 && t("arrivedPart", { here: money(here, currency), total: money(totalPrice, currency) })}
    </p>
  );
}

function Buttons({ payment, answer }: { payment: ListedPayment; answer: PaymentAnswer | undefined }) {
  const { stage, open } = payment;
  const shared = { payment, answer };
  if (stage === "toReturn") return <ReturnButton {...shared} />;
  return (
    <>
      <ConfirmButton {...shared} />
      {stage === "marked" && <DenyButton {...shared} />}
      {open > 0 && <LetGoButton {...shared} />}
    </>
  );
}
