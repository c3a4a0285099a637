import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Moment } from "#app/features/booking/pages/start-time-display";
import type { ListedPayment } from "#app/features/money/outside/listed-payment";
import { useNames } from "#app/languages/names";
import { useFormat } from "#app/ui/text/format";
import type { ListParams } from "../lists/list-shapes";
import type { TableColumn } from "../lists/table/column-head";
import { ListTable } from "../lists/table/list-table";
import type { RowAction } from "../lists/table/row-action";
import { ActionButtons } from "../lists/table/row-actions";
import { usePaymentActions, usePaymentsActions } from "./payment-actions";
import type { PaymentAnswer } from "./payment-answer";
import { chosenPayments, isWholeOpen, nameOfPayment, orderOfPayment } from "./payment-choice";
import { Payer, Stage, Sum } from "./payment-row";

interface TableProps {
  payments: readonly ListedPayment[];
  params: ListParams<"payments">;
  zone: string;
  answer: PaymentAnswer | undefined;
}

/** Links to the receipt once money was received. */
function Reference({ payment: { consultationId, reference, here } }: { payment: ListedPayment }) {
  if (here === 0) return <span className="whitespace-nowrap">{reference}</span>;
  return (
    <Link to={`/consultations/${consultationId}/receipt`} className="text-link inline-flex min-h-11 items-center whitespace-nowrap">
      {reference}
    </Link>
  );
}

const STAGES = { marked: "marked", toReturn: "toReturn", awaited: "awaiting" } as const;
const isSaid = ({ stage }: ListedPayment, state: string | null | undefined) =>
  Object.entries(STAGES).some((each) => each[0] === state && each[1] === stage);

interface ColumnParams extends Pick<TableProps, "zone" | "answer"> {
  /** State that the list is filtered by. */
  narrowedTo?: string | null;
  /** Next action on an open payment; omitted for recent receipts. */
  next?: (payment: ListedPayment) => React.ReactNode;
}

function usePaymentColumns({ zone, answer, narrowedTo, next }: ColumnParams) {
  const isArrived = next === undefined;
  const words = useTranslations("lists");
  const named = useNames();
  const { duration } = useFormat();
  const columns: [TableColumn<ListedPayment>, ...TableColumn<ListedPayment>[]] = [
    { head: words("sides"), sort: "client", cell: (payment) => <Payer payment={payment} zone={zone} answer={answer} /> },
    { head: words("reference"), sort: "reference", cell: (payment) => <Reference payment={payment} /> },
    {
      ...{ head: words("time"), sort: "time" },
      cell: ({ scheduledTime, durationMinutes, topicName }) => (
        <>
          <Moment at={scheduledTime} zone={zone} minutes={durationMinutes} />{" "}
          <span className="list-below">
            {duration(durationMinutes)} · {named(topicName)}
          </span>
        </>
      ),
    },
    {
      head: words("state"),
      cell: (payment) => (
        <>
          <Stage payment={payment} zone={zone} isArrived={isArrived} isSaid={isSaid(payment, narrowedTo)} />
          {next && <div className="mt-2 flex flex-wrap gap-2">{next(payment)}</div>}
        </>
      ),
    },
    { head: words("value"), sort: "value", isFigure: true, cell: (payment) => <Sum payment={payment} isArrived={isArrived} /> },
  ];
  return columns;
}

/** The most common actions are buttons in the row instead of in its menu. */
const IN_ROW: readonly string[] = ["confirm-payment", "return-payment"];

/** Open payments, with actions per row and in bulk. */
export function PaymentTable({ payments, params, zone, answer }: TableProps) {
  const t = useTranslations("payments");
  const actionsOf = usePaymentActions(answer);
  const inRow = ({ intent }: RowAction) => IN_ROW.includes(intent);
  const next = (payment: ListedPayment) => <ActionButtons row={payment.consultationId} actions={actionsOf(payment).filter(inRow)} />;
  return (
    <ListTable
      name="payments"
      label={t("title")}
      params={params}
      rows={payments}
      idOf={({ consultationId }) => consultationId}
      nameOf={nameOfPayment}
      columns={usePaymentColumns({ zone, answer, narrowedTo: params.state, next })}
      actionsOf={(payment) => actionsOf(payment).filter((action) => !inRow(action))}
      bulk={{
        field: "payments",
        actions: usePaymentsActions(payments),
        chosen: chosenPayments(answer?.chosen),
        isChoosable: isWholeOpen,
        postedOf: orderOfPayment,
        fields: { key: payments[0]?.requestKey ?? "" },
      }}
    />
  );
}

/** Recent receipts, newest first, none of them open. */
export function ArrivedTable({ payments, params, zone, answer }: TableProps) {
  const t = useTranslations("payments");
  const columns = usePaymentColumns({ zone, answer });
  const [main, ...others] = columns.map(({ sort: _, ...column }) => column);
  return (
    <ListTable
      name="payments"
      label={t("arrivedTitle")}
      params={params}
      rows={payments}
      idOf={({ consultationId, part }) => part ?? consultationId}
      nameOf={nameOfPayment}
      columns={[main as TableColumn<ListedPayment>, ...others]}
      actionsOf={usePaymentActions(answer, true)}
    />
  );
}
