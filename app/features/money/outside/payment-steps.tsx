import { useTranslations } from "use-intl";
import { AmountField } from "#app/ui/fields/amount-field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useFormat } from "#app/ui/text/format";
import type { FieldErrors } from "#app/ui/text/message-key";
import { Unbroken } from "#app/ui/text/unbroken";
import { PaymentInstructionsDetails } from "../payment-instructions/instructions-details";
import { saysHowToPay } from "../payment-instructions/payment-instructions";
import { markedWord, type OutsideView } from "./outside-view";

export interface PaymentPanelProps {
  id: string;
  requestKey: string;
  payment: OutsideView;
  currency: string;
  isOver: boolean;
  /** Whether it was cancelled, or somebody did not come. */
  hasNotTakenPlace: boolean;
  /** When it begins, by when it should be paid; null once it has begun. */
  payBy: Date | null;
  /** Whether a transfer might arrive too late for that. */
  isSoon: boolean;
  /** The part of the price that is due since the client cancelled late; null when it is due for another reason. */
  late: number | null;
  totalPrice: number;
  /** By when it is to be paid, once the consultation is over. */
  payUntil: Date | null;
  /** Contact address, shown when there are no instructions on how to pay. */
  contact: string;
  /** Whether something else on the page comes first: then its button stands back. */
  isSecond: boolean;
  /** A refused amount as typed, and its errors. */
  typed?: string;
  errors?: FieldErrors;
}

type StepProps = PaymentPanelProps & { open: string };

/** For the client: what they have marked as paid and, if that is a part, how to pay the rest. */
export function Marked(props: StepProps & { here: string | null }) {
  const { payment, currency, open, here } = props;
  const { markedAt, marked, unmarked, toReturn } = payment;
  const t = useTranslations("money");
  const { money, namedTime } = useFormat();
  const time = markedAt ? namedTime(markedAt) : "";
  const [said, rest] = [money(marked, currency), money(unmarked, currency)];
  return (
    <>
      <p className="mt-1">
        {here !== null && `${t("partHere", { here })} `}
        {toReturn > 0 && `${t("toReturnState")} `}
        {t(markedWord(payment), { time, said, open })}
      </p>
      {unmarked > 0 && (
        <>
          <p className="mt-4 mb-4 font-semibold">
            <Unbroken words={t("markedRest", { rest, reference: payment.reference })} part={payment.reference} />
          </p>
          <Ways {...props} open={rest} />
          <MarkForm {...props} />
        </>
      )}
      <TakeBackForm {...props} />
    </>
  );
}

/** For the client: what is due, by when, how to pay it, and a form to mark it as paid. */
export function Awaiting(props: StepProps & { here: string }) {
  const { payment, isOver, here, payBy, isSoon, payUntil } = props;
  const { reference } = payment;
  const t = useTranslations("money");
  const { namedTime, date } = useFormat();
  return (
    <>
      <p className="mt-1 mb-4 max-w-measure">
        {payment.here > 0 && `${t("partHere", { here })} `}
        <Unbroken words={useWhyDue(props)} part={reference} />
        {isOver && payUntil && ` ${t("awaitingDue", { date: date(payUntil) })}`}
        {!isOver && payBy && ` ${t(isSoon ? "awaitingSoon" : "awaitingBy", { time: namedTime(payBy) })}`}
      </p>
      <Ways {...props} />
      <MarkForm {...props} />
    </>
  );
}

/** Why it is due, with the reference. */
function useWhyDue({ payment: { reference, due }, isOver, open, late, totalPrice, currency }: StepProps) {
  const t = useTranslations("money");
  const { money, percent } = useFormat();
  if (late === null) return t(isOver ? "awaitingOver" : "awaitingText", { reference, open });
  const sums = { due: money(due, currency), total: money(totalPrice, currency) };
  return t("awaitingLate", { reference, part: late === 1 ? "all" : "some", percent: percent(late), ...sums });
}

function Ways({ payment: { way, reference, code }, contact, open }: StepProps) {
  const t = useTranslations("money");
  return way && saysHowToPay(way) ? (
    <PaymentInstructionsDetails way={way} sum={open} reference={reference} code={code} />
  ) : (
    <p>
      <Unbroken words={t("noWay", { email: contact, reference })} part={reference} />
    </p>
  );
}

/** Form to mark all of it, or a part, as paid. */
function MarkForm({ id, requestKey, payment, currency, isSecond, typed, errors }: PaymentPanelProps) {
  const t = useTranslations("money");
  return (
    <PostForm errors={errors} className="mt-5 grid justify-items-start gap-3">
      <Whose id={id} requestKey={requestKey} />
      <input type="hidden" name="sure" value={typed ?? ""} />
      <AmountField
        key={payment.marked}
        label={t("paidAmount", { currency })}
        typed={typed}
        suggested={payment.unmarked}
        currency={currency}
        className="w-full max-w-xs"
      />
      <SubmitButton name="intent" value="markPaid" variant={isSecond ? "secondary" : "primary"} busyLabel={t("marking")}>
        {t("markPaid")}
      </SubmitButton>
    </PostForm>
  );
}

/** Form that withdraws the last mark only. */
function TakeBackForm({ id, requestKey, payment: { marked, lastMarked, here }, currency }: PaymentPanelProps) {
  const t = useTranslations("money");
  const { money } = useFormat();
  return (
    <PostForm className="mt-5">
      <Whose id={id} requestKey={requestKey} />
      <SubmitButton name="intent" value="takeMarkBack" variant="secondary" busyLabel={t("marking")}>
        {lastMarked < marked || here > 0 ? t("takeLastMarkBack", { amount: money(lastMarked, currency) }) : t("takeMarkBack")}
      </SubmitButton>
    </PostForm>
  );
}

function Whose({ id, requestKey }: Pick<PaymentPanelProps, "id" | "requestKey">) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="key" value={requestKey} />
    </>
  );
}
