import { useTranslations } from "use-intl";
import type { ListedPayment } from "#app/features/money/outside/listed-payment";
import { Button } from "#app/ui/button";
import { TextField } from "#app/ui/fields/field";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { useFormat } from "#app/ui/text/format";
import type { PaymentAnswer } from "./payment-answer";
import { LET_GO_REASON_MAX_CHARACTERS } from "./payment-form";

interface ButtonProps {
  payment: ListedPayment;
  answer: PaymentAnswer | undefined;
}

interface AskedProps {
  payment: ListedPayment;
  intent: string;
  name: "confirm" | "deny" | "sendBack" | "letGo" | "undo";
  /** The sum that its words speak of, in minor units. */
  amount?: number;
  text?: string;
  tone?: "primary" | "danger";
  children?: React.ReactNode;
}

/** A step about a payment, asked about first. */
function Asked({ payment, intent, name, amount = 0, text, tone = "primary", children }: AskedProps) {
  const { consultationId, requestKey, clientName: client, reference, currency } = payment;
  const t = useTranslations("payments");
  const words = useTranslations("admin");
  const { money } = useFormat();
  const values = { client, reference, amount: money(amount, currency) };
  return (
    <ConfirmDialog
      id={`${intent}-${consultationId}`}
      trigger={
        <Button variant={name === "confirm" ? "primary" : "secondary"} size="small" aria-label={t(`${name}Named`, values)}>
          {t(name)}
        </Button>
      }
      title={t(`${name}Title`, values)}
      text={text ?? t(`${name}Text`, values)}
      confirmLabel={t(name)}
      busyLabel={words("saving")}
      tone={tone}
      name="intent"
      value={intent}
    >
      <input type="hidden" name="consultationId" value={consultationId} />
      <input type="hidden" name="key" value={requestKey} />
      {children}
    </ConfirmDialog>
  );
}

/** It has arrived: as much as the bank shows. */
export function ConfirmButton({ payment, answer }: ButtonProps) {
  const t = useTranslations("payments");
  const { open, totalPrice, currency } = payment;
  return (
    <Asked payment={payment} intent="confirm-payment" name="confirm" amount={open} text={open === 0 ? t("confirmNothing") : undefined}>
      <TextField
        name="amount"
        label={t("amount", { currency })}
        inputMode="decimal"
        defaultValue={answer?.typed.amount || ((open || totalPrice) / 100).toFixed(2)}
        required
      />
    </Asked>
  );
}

/** It has not arrived, whatever the client says. */
export const DenyButton = ({ payment }: ButtonProps) => <Asked payment={payment} intent="deny-payment" name="deny" />;

/** What is not due was sent back. */
export const ReturnButton = ({ payment }: ButtonProps) => (
  <Asked payment={payment} intent="return-payment" name="sendBack" amount={payment.toReturn}>
    <input type="hidden" name="amount" value={payment.toReturn} />
  </Asked>
);

/** What is open is no longer asked for. */
export function LetGoButton({ payment, answer }: ButtonProps) {
  const t = useTranslations("payments");
  return (
    <Asked payment={payment} intent="let-payment-go" name="letGo" amount={payment.open} tone="danger">
      <TextField name="reason" label={t("reason")} defaultValue={answer?.typed.reason} maxLength={LET_GO_REASON_MAX_CHARACTERS} required />
    </Asked>
  );
}

/** The confirmation was a mistake. */
export const UndoButton = ({ payment }: ButtonProps) => (
  <Asked payment={payment} intent="undo-payment" name="undo" amount={payment.lastReceived} tone="danger" />
);
