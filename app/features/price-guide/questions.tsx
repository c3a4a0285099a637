import { useTranslations } from "use-intl";
import { GuideSection } from "#app/features/guide/guide-section";
import { CURRENCIES, MAX_HOURLY_RATE_MINOR, MINOR_UNITS_PER_UNIT } from "#app/features/money/money";
import { REFERENCE_RATES_DATE } from "#app/features/money/reference-rates";
import { PERIODS } from "#app/features/site/periods";
import { useSiteIdentity } from "#app/features/site/site-identity";
import { useFormat } from "#app/ui/text/format";

/** What people ask about money, answered where they look. */
export function Questions() {
  const t = useTranslations("priceGuide");
  const format = useFormat();
  const { name } = useSiteIdentity();
  const questions = [
    [
      t("whoSets"),
      t("whoSetsAnswer", {
        least: 1 / MINOR_UNITS_PER_UNIT,
        most: MAX_HOURLY_RATE_MINOR / MINOR_UNITS_PER_UNIT,
        count: CURRENCIES.length,
        currencies: CURRENCIES.join(", "),
      }),
    ],
    [t("whichCurrency"), t("whichCurrencyAnswer", { date: format.date(REFERENCE_RATES_DATE, "UTC") })],
    [t("howPay"), t("howPayAnswer", { site: name })],
    [t("tax"), t("taxAnswer")],
    [t("changed"), t("changedAnswer", { minutes: PERIODS.priceHeldMinutes })],
  ] as const;
  return (
    <GuideSection id="questions" title={t("questions")} text="">
      <div className="border-b border-line">
        {questions.map(([question, answer]) => (
          <details key={question} className="group border-t border-line">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-serif text-lg">
              {question}
              <svg className="icon text-soft transition-transform group-open:rotate-180" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 9.5l6 6 6-6" />
              </svg>
            </summary>
            <p className="max-w-measure pb-5 text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </GuideSection>
  );
}
