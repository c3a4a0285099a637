import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { OpenDispute } from "#app/features/money/elsewhere/open-dispute";
import type { ListedPayment } from "#app/features/money/outside/listed-payment";
import { FailureAlert, WarningAlert } from "../alert";
import type { ShownPage } from "../lists/list-count";
import type { ListParams } from "../lists/list-shapes";
import { ListTools } from "../lists/list-tools";
import { NothingFound } from "../lists/nothing-found";
import { ListPages } from "../lists/pages";
import { BulkAlert } from "../lists/table/bulk-alert";
import { BulkUndoBar } from "../lists/table/bulk-undo-bar";
import type { UndoableBulk } from "../undo/bulk-undo";
import { DisputedPayments } from "./disputed-payments";
import { isAbout, type PaymentAnswer } from "./payment-answer";
import { ArrivedTable, PaymentTable } from "./payment-table";

interface PaymentListProps {
  payments: readonly ListedPayment[];
  arrived: readonly ListedPayment[];
  disputes: readonly OpenDispute[];
  /** Whether clients are told how to pay. */
  saysHow: boolean;
  params: ListParams<"payments">;
  shown: ShownPage;
  total: number;
  zone: string;
  /** Bulk actions that can still be undone. */
  undoable: readonly UndoableBulk[];
  answer: PaymentAnswer | undefined;
}

/** Outside payments: marked as paid, to refund and awaited, and recent receipts. */
export function PaymentList({ payments, arrived, disputes, saysHow, params, shown, total, zone, undoable, answer }: PaymentListProps) {
  const t = useTranslations("payments");
  const settings = (words: React.ReactNode) => (
    <Link key="link" to="/admin?view=settings" className="text-link">
      {words}
    </Link>
  );
  const named = new Map(payments.map(({ consultationId, clientName }) => [consultationId, clientName]));
  // Settled by somebody else meanwhile, a payment is only among the recent ones, and no row there is what the answer is about.
  const isListed = [...payments, ...arrived].some((payment) => isAbout(answer, payment));
  return (
    <>
      <DisputedPayments disputes={disputes} zone={zone} />
      <section aria-labelledby="payments">
        <h2 id="payments" className="text-2xl">
          {t("title")}
        </h2>
        <p className="mt-1 mb-4 max-w-measure text-soft">{t("text")}</p>
        {!saysHow && <WarningAlert>{t.rich("noWay", { link: settings })}</WarningAlert>}
        {!isListed && <FailureAlert alert={answer?.alert} />}
        <ListTools name="payments" params={params} searchLabel={t("search")} usual={t("unsettled")} hasHeads />
        <BulkUndoBar bulks={undoable} />
        <BulkAlert outcome={answer?.outcome} nameOf={(id) => named.get(id)} />
        {payments.length === 0 ? (
          <NothingFound name="payments" params={params} found={t("noneFound")} none={t("none")} noneText={t("noneText")} />
        ) : (
          <PaymentTable payments={payments} params={params} zone={zone} answer={answer} />
        )}
        <ListPages name="payments" params={params} shown={shown} total={total} rows={payments.length} />
      </section>
      {arrived.length > 0 && (
        <section aria-labelledby="arrived" className="mt-12">
          <h2 id="arrived" className="text-2xl">
            {t("arrivedTitle")}
          </h2>
          <p className="mt-1 mb-4 max-w-measure text-soft">{t("arrivedHint")}</p>
          <ArrivedTable payments={arrived} params={params} zone={zone} answer={answer} />
        </section>
      )}
    </>
  );
}
