import { useTranslations } from "use-intl";
import type { EarningsSummary } from "#app/features/money/earnings";
import { Panel } from "#app/features/profiles/panel";
import { Card } from "#app/ui/card";
import { useFormat } from "#app/ui/text/format";

/** An advisor's earnings by currency. */
export function EarningsPanel({ earnings }: { earnings: readonly EarningsSummary[] }) {
  const t = useTranslations("advisorProfile");
  return (
    <Panel title={t("earningsTitle")} text={t("earningsText")}>
      {earnings.length === 0 ? (
        <p className="text-soft">{t("earningsNone")}</p>
      ) : (
        <div className="grid gap-4">
          {earnings.map((summary) => (
            <Summary key={summary.currency} summary={summary} />
          ))}
        </div>
      )}
    </Panel>
  );
}

function Summary({ summary: { currency, agreed, awaited, earned, earnedSince, paidOut, owed } }: { summary: EarningsSummary }) {
  const t = useTranslations("advisorProfile");
  const { money } = useFormat();
  const figures: [string, number][] = [
    [t("owed"), owed],
    [t("agreed"), agreed],
    ...(awaited > 0 ? [[t("awaitedFromClients"), awaited] satisfies [string, number]] : []),
    [t("earnedMonth"), earnedSince],
    [t("earned"), earned],
    [t("paidOut"), paidOut],
  ];
  return (
    <Card as="section" aria-label={currency}>
      <h3 className="mb-3 text-lg">{currency}</h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        {figures.map(([label, amount]) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="font-serif text-xl tabular-nums">{money(amount, currency)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
