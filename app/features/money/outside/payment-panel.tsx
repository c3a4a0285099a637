import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Card } from "#app/ui/card";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useFormat } from "#app/ui/text/format";
import { saysHowToPay } from "../pay-way/pay-way";
import { PayWayDetails } from "../pay-way/pay-way-details";
import type { OutsideView } from "./outside-view";

interface PaymentPanelProps {
  id: string;
  requestKey: string;
  payment: OutsideView;
  currency: string;
  isOver: boolean;
  /** Whether less is due by now than the whole price. */
  isLess: boolean;
  /** When it begins, by when it should be paid; null once it has begun. */
  payBy: Date | null;
  /** Whether that is sooner than a transfer arrives. */
  isSoon: boolean;
  /** Whom to write to where nothing is said of how to pay. */
  contact: string;
}

/** For the client: what is due and how it is paid, that it was, and what comes back. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { payment, currency } = props;
  const t = useTranslations("money");
  const { money, namedTime } = useFormat();
  const { stage, markedAt } = payment;
  const open = money(payment.open, currency);
  const sums = {
    open,
    here: money(payment.here, currency),
    toReturn: money(payment.toReturn, currency),
    returned: money(payment.returned, currency),
    received: money(payment.here + payment.returned, currency),
  };
  const isPartBack = stage === "received" && payment.returned > 0;
  return (
    <Card as="section" aria-labelledby="payment">
      <h2 id="payment" className="text-xl">
        {t(`${stage}Title`, sums)}
      </h2>
      {stage === "awaiting" && <Awaiting {...props} open={open} here={sums.here} />}
      {stage === "marked" && <p className="mt-1">{t(markedWord(props), { ...sums, time: markedAt ? namedTime(markedAt) : "" })}</p>}
      {stage !== "awaiting" && stage !== "marked" && <p className="mt-1">{t(isPartBack ? "receivedLess" : `${stage}State`, sums)}</p>}
      {stage === "marked" && <MarkForm {...props} intent="takeMarkBack" />}
      {payment.here + payment.returned > 0 && (
        <Link to={`/consultations/${props.id}/receipt`} className="text-link mt-2 inline-flex min-h-11 items-center">
          {t("receipt")}
        </Link>
      )}
    </Card>
  );
}

function markedWord({ payment, isLess }: PaymentPanelProps) {
  if (payment.open === 0) return "markedNothingDue";
  return isLess ? "markedOver" : "markedState";
}

function Awaiting(props: PaymentPanelProps & { open: string; here: string }) {
  const { payment, isOver, contact, open, here, payBy, isSoon } = props;
  const { way, reference, code } = payment;
  const t = useTranslations("money");
  const { namedTime } = useFormat();
  return (
    <>
      <p className="mt-1 mb-4 max-w-measure">
        {payment.here > 0 && `${t("partHere", { here })} `}
        {t(isOver ? "awaitingOver" : "awaitingText", { reference, open })}
        {!isOver && payBy && ` ${t(isSoon ? "awaitingSoon" : "awaitingBy", { time: namedTime(payBy) })}`}
      </p>
      {way && saysHowToPay(way) ? (
        <PayWayDetails way={way} sum={open} reference={reference} code={code} />
      ) : (
        <p>{t("noWay", { email: contact, reference })}</p>
      )}
      <MarkForm {...props} intent="markPaid" />
    </>
  );
}

function MarkForm({ id, requestKey, intent }: PaymentPanelProps & { intent: "markPaid" | "takeMarkBack" }) {
  const t = useTranslations("money");
  return (
    <PostForm className="mt-5">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="key" value={requestKey} />
      <SubmitButton name="intent" value={intent} variant={intent === "markPaid" ? "primary" : "secondary"} busyLabel={t("marking")}>
        {t(intent)}
      </SubmitButton>
    </PostForm>
  );
}
