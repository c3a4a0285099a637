import { useTranslations } from "use-intl";
import type { ListedPayment } from "#app/features/money/outside/listed-payment";
import { isSettled } from "#app/features/money/outside/outside";
import { AmountField } from "#app/ui/fields/amount-field";
import { TextField } from "#app/ui/fields/field";
import { useFormat } from "#app/ui/text/format";
import type { BulkAction } from "../lists/table/bulk";
import { ChosenMoney } from "../lists/table/chosen-money";
import type { RowAction } from "../lists/table/row-action";
import { afterUndo } from "./after-undo";
import { isAbout, type PaymentAnswer } from "./payment-answer";
import { isWholeOpen, nameOfPayment, orderOfPayment } from "./payment-choice";
import { WAIVER_REASON_MAX_CHARACTERS } from "./payment-form";
import { isOfReturn } from "./payment-row";

interface Asked {
  intent: string;
  name: "confirm" | "deny" | "sendBack" | "letGo" | "undo" | "undoReturn";
  /** Amount in its texts, in minor units. */
  amount?: number;
  text?: string;
  tone?: "primary" | "danger";
  fields?: Record<string, string | number>;
  needs?: readonly string[];
  children?: React.ReactNode;
}

/** Returns the actions on a payment, each with a confirmation. `isArrived` is for recent receipts, which can only be undone. */
export function usePaymentActions(answer: PaymentAnswer | undefined, isArrived = false): (payment: ListedPayment) => RowAction[] {
  const t = useTranslations("payments");
  const { money } = useFormat();
  const undoWords = (payment: ListedPayment) => {
    const { awaited, marked, back } = afterUndo(payment);
    const then = [
      awaited > 0 && t("undoAwaited", { amount: money(awaited, payment.currency) }),
      marked > 0 && t("undoMarked", { amount: money(marked, payment.currency) }),
      back > 0 && t("undoBack", { amount: money(back, payment.currency) }),
    ].filter(Boolean);
    return [...(then.length > 0 ? then : [t("undoNothing")]), t("undoOwed")].join(" ");
  };
  return (payment) => {
    const {
      consultationId,
      requestKey,
      clientName: client,
      advisorName: advisor,
      reference,
      currency,
      stage,
      open,
      here,
      toReturn,
    } = payment;
    const own = isAbout(answer, payment) ? answer : undefined;
    const typed = own?.typed;
    const asked = ({ intent, name, amount = 0, text, tone = "primary", fields, needs, children }: Asked): RowAction => {
      const values = { client, advisor, reference, amount: money(amount, currency) };
      const asks = text ?? (name === "undo" ? "" : t(`${name}Text`, values));
      return {
        ...{ intent, label: t(name, values), named: t(`${name}Named`, values), fields: { consultationId, key: requestKey, ...fields } },
        question: {
          title: t(`${name}Title`, values),
          text: `${t("about", values)} ${asks}`,
          tone,
          needs,
          children,
          problem: own?.refusedIntent === intent && own.alert,
        },
      };
    };
    const undo = asked({
      intent: "undo-payment",
      name: "undo",
      text: undoWords(payment),
      tone: "danger",
      fields: partOf(payment),
    });
    const { lastReturn } = payment;
    const undoReturn = (lastReturn ? [lastReturn] : []).map(({ id, amount: sent }) =>
      asked({ intent: "undo-return", name: "undoReturn", amount: sent, tone: "danger", fields: { part: id } }),
    );
    const undos = [...undoReturn, ...(isLastKnown(payment) ? [undo] : [])];
    if (isArrived) return isOfReturn(payment) ? undoReturn : [undo];
    if (isSettled(stage)) return undos;
    const sendBack = asked({ intent: "return-payment", name: "sendBack", amount: toReturn, fields: { amount: toReturn } });
    if (stage === "toReturn") return [sendBack, ...undoReturn];
    const suggested = payment.marked || open;
    const amount = (
      <AmountField
        label={t("amount", { currency })}
        typed={typed?.amount || undefined}
        suggested={suggested}
        currency={currency}
        required
      />
    );
    const text = ifNothing(open, t("confirmNothing"));
    const reason = <Reason typed={typed?.reason} />;
    const letGo = asked({ intent: "let-payment-go", name: "letGo", amount: open, tone: "danger", needs: ["reason"], children: reason });
    const deny = asked({ intent: "deny-payment", name: "deny", text: ifNothing(open, t("denyNothing", { client })) });
    const further = [
      [deny, stage === "marked"],
      [sendBack, toReturn > 0],
      [letGo, open > 0],
    ] as const;
    return [
      asked({
        intent: "confirm-payment",
        name: "confirm",
        amount: open,
        text,
        fields: { seen: here, ...(own?.high && { high: own.high }) },
        needs: ["amount"],
        children: amount,
      }),
      ...further.filter(([, isOffered]) => isOffered).map(([action]) => action),
      ...undoReturn,
    ];
  };
}

const partOf = ({ part }: ListedPayment) => (part ? { part } : undefined);
const isLastKnown = ({ lastReceived, confirmedAt }: ListedPayment) => lastReceived > 0 && confirmedAt !== null;
const ifNothing = (open: number, text: string) => (open === 0 ? text : undefined);

function Reason({ typed }: { typed: string | undefined }) {
  const t = useTranslations("payments");
  return <TextField name="reason" label={t("reason")} defaultValue={typed} maxLength={WAIVER_REASON_MAX_CHARACTERS} required />;
}

/** Returns the bulk action that confirms selected payments: each received in full what the admin saw open. */
export function usePaymentsActions(payments: readonly ListedPayment[]): BulkAction[] {
  const t = useTranslations("payments");
  const question = { title: t("confirmManyTitle"), text: t("confirmManyText"), tone: "primary" as const };
  const rows = payments.filter(isWholeOpen).map((payment) => ({
    posted: orderOfPayment(payment),
    name: nameOfPayment(payment),
    amount: payment.open,
    currency: payment.currency,
  }));
  return [{ intent: "confirm-payments", label: t("confirmMany"), question, children: <ChosenMoney rows={rows} /> }];
}
