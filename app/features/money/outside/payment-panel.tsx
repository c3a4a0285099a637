import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Card } from "#app/ui/card";
import { useFormat } from "#app/ui/text/format";
import type { OutsideStage } from "./outside";
import { Awaiting, Marked, type PaymentPanelProps } from "./payment-steps";

/** Payment panel for the client: what is due and how to pay it, what was paid, and what comes back. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { payment, currency } = props;
  const t = useTranslations("money");
  const { money } = useFormat();
  const { stage, toReturn } = payment;
  const sums = {
    open: money(payment.open, currency),
    here: money(payment.here, currency),
    toReturn: money(payment.toReturn, currency),
    returned: money(payment.returned, currency),
    received: money(payment.here + payment.returned, currency),
  };
  return (
    <Card as="section" aria-labelledby="payment">
      <h2 id="payment" className="text-xl">
        {t(toReturn > 0 ? "toReturnTitle" : `${stage}Title`, sums)}
      </h2>
      {stage === "awaiting" && <Awaiting {...props} open={sums.open} here={sums.here} />}
      {stage === "marked" && <Marked {...props} open={sums.open} here={payment.here > 0 ? sums.here : null} />}
      {stage !== "awaiting" && stage !== "marked" && <p className="mt-1">{t(settledWord(stage, props), sums)}</p>}
      {payment.here + payment.returned > 0 && (
        <Link to={`/consultations/${props.id}/receipt`} className="text-link mt-2 inline-flex min-h-11 items-center">
          {t("receipt")}
        </Link>
      )}
    </Card>
  );
}

function settledWord(stage: Exclude<OutsideStage, "awaiting" | "marked">, { payment, hasNotTakenPlace }: PaymentPanelProps) {
  if (payment.isBetweenThem && !hasNotTakenPlace) return "betweenThemState";
  if (stage !== "received") return `${stage}State` as const;
  if (payment.returned > 0) return "receivedLess";
  return hasNotTakenPlace ? "keptState" : "receivedState";
}
