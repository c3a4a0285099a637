import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Named } from "#app/features/catalog/named";
import type { OpenPayment } from "#app/features/money/outside/open-payment";
import { useFormat } from "#app/ui/text/format";
import { Panel } from "../panel";

/** Payments still due, and those reported as paid but not received yet; each links to how to pay. Renders nothing without any. */
export function OpenPayments({ payments }: { payments: readonly OpenPayment[] }) {
  const t = useTranslations("profiles");
  const { money, namedTime } = useFormat();
  if (payments.length === 0) return null;
  return (
    <Panel id="payments" title={t("openPayments")} text={t("openPaymentsText")}>
      <ul className="divide-y divide-line border-y border-line">
        {payments.map(({ consultationId, topicName, advisorName, scheduledTime, currency, amount, markedAt }) => (
          <li
            key={`${consultationId} ${markedAt ? "marked" : "open"}`}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 py-3"
          >
            <p className="min-w-0">
              <span className="font-semibold">
                <Named name={topicName} />
              </span>{" "}
              <bdi className="text-soft">{advisorName}</bdi>
            </p>
            <p className="font-semibold tabular-nums">{money(amount, currency)}</p>
            <p className="col-span-2 text-sm text-soft">
              {t("receiptHeld", { when: namedTime(scheduledTime) })}
              {markedAt && <span className="block">{t("openPaymentMarked", { time: namedTime(markedAt) })}</span>}
            </p>
            <Link to={`/consultations/${consultationId}`} className="text-link col-span-2 inline-flex min-h-11 items-center text-sm">
              {t(markedAt ? "receiptOpen" : "openPaymentPay")}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
