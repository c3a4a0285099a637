import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { OpenDispute } from "#app/features/money/elsewhere/open-dispute";
import { LocalTime, useFormat } from "#app/ui/text/format";

/** Payments that clients dispute with their bank; nothing when there are none. */
export function DisputedPayments({ disputes, zone }: { disputes: readonly OpenDispute[]; zone: string }) {
  const t = useTranslations("payments");
  const { money } = useFormat();
  if (disputes.length === 0) return null;
  return (
    <section aria-labelledby="disputed" className="mb-12">
      <h2 id="disputed" className="text-2xl">
        {t("disputedTitle")}
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-soft">{t("disputedHint")}</p>
      <ul className="divide-y divide-line border-y border-line">
        {disputes.map(({ id, consultationId, amount, currency, since, clientName, advisorName }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
            <Link
              to={`/admin?view=consultations&id=${consultationId}`}
              prefetch="intent"
              className="text-link inline-flex min-h-11 min-w-0 items-center"
            >
              {t("between", { client: clientName, advisor: advisorName })}
            </Link>
            <span>
              <span className="whitespace-nowrap tabular-nums">{money(amount, currency)}</span>
              <span className="ml-4 text-sm text-soft">
                {t.rich("disputedSince", { time: () => <LocalTime key="since" at={since} zone={zone} /> })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
