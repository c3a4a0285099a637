import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { ListedPayment } from "#app/features/money/outside/listed-payment";
import { EmptyState } from "#app/ui/empty-state";
import { FailureAlert, WarningAlert } from "../alert";
import type { ListWishes } from "../lists/list-shapes";
import { ListTools } from "../lists/list-tools";
import { ListPages } from "../lists/pages";
import type { PaymentAnswer } from "./payment-answer";
import { PaymentRow } from "./payment-row";

interface PaymentListProps {
  payments: readonly ListedPayment[];
  arrived: readonly ListedPayment[];
  /** Whether clients are told how to pay. */
  saysHow: boolean;
  wishes: ListWishes<"payments">;
  hasMore: boolean;
  zone: string;
  answer: PaymentAnswer | undefined;
}

/** What clients pay outside the site: said to be paid, to be sent back, awaited; and what arrived lately. */
export function PaymentList({ payments, arrived, saysHow, wishes, hasMore, zone, answer }: PaymentListProps) {
  const t = useTranslations("payments");
  const settings = (words: React.ReactNode) => (
    <Link key="link" to="/admin?view=settings" className="text-link">
      {words}
    </Link>
  );
  const isListed = [...payments, ...arrived].some(({ consultationId }) => consultationId === answer?.consultationId);
  return (
    <>
      <section aria-labelledby="payments">
        <h2 id="payments" className="text-2xl">
          {t("title")}
        </h2>
        <p className="mt-1 mb-4 max-w-measure text-soft">{t("text")}</p>
        {!saysHow && <WarningAlert>{t.rich("noWay", { link: settings })}</WarningAlert>}
        {!isListed && <FailureAlert alert={answer?.alert} />}
        <ListTools name="payments" wishes={wishes} searchLabel={t("search")} />
        {payments.length === 0 ? (
          <EmptyState {...(wishes.query || wishes.state ? { title: t("noneFound") } : { title: t("none"), text: t("noneText") })} />
        ) : (
          <Rows payments={payments} zone={zone} answer={answer} />
        )}
        <ListPages name="payments" wishes={wishes} hasMore={hasMore} total={payments.length} shown={0} />
      </section>
      {arrived.length > 0 && (
        <section aria-labelledby="arrived" className="mt-12">
          <h2 id="arrived" className="text-2xl">
            {t("arrivedTitle")}
          </h2>
          <Rows payments={arrived} zone={zone} answer={answer} isArrived />
        </section>
      )}
    </>
  );
}

type RowsProps = Pick<PaymentListProps, "payments" | "zone" | "answer"> & { isArrived?: boolean };

function Rows({ payments, zone, answer, isArrived = false }: RowsProps) {
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {payments.map((payment) => (
        <PaymentRow
          key={payment.consultationId}
          payment={payment}
          zone={zone}
          isArrived={isArrived}
          answer={answer?.consultationId === payment.consultationId ? answer : undefined}
        />
      ))}
    </ul>
  );
}
