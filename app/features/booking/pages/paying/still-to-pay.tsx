import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { OpenPayment } from "#app/features/money/outside/open-payment";
import { useNames } from "#app/languages/names";
import { useFormat } from "#app/ui/text/format";

/** What a client has to pay for consultations that are over, such as after a late cancellation: above the lists, which may have it on a later page. */
export function StillToPay({ payments }: { payments: readonly OpenPayment[] }) {
  const t = useTranslations("booking");
  const named = useNames();
  const { money, date } = useFormat();
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="to-pay" className="mb-12 rounded border border-brass bg-brass-wash px-4 py-3">
      <h2 id="to-pay" className="font-sans text-base font-semibold text-brass-ink">
        {t("listToPay")}
      </h2>
      <ul>
        {payments.map(({ consultationId, amount, currency, topicName, advisorName, scheduledTime }) => (
          <li key={consultationId}>
            <Link to={`/consultations/${consultationId}#payment`} className="text-link inline-flex min-h-11 items-center py-1">
              {t("listToPayLine", {
                amount: money(amount, currency),
                topic: named(topicName),
                name: named(advisorName),
                date: date(scheduledTime),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
