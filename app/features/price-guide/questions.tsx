import { useTranslations } from "use-intl";
import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import { GuideSection } from "#app/features/guide/guide-section";
import { onlyCurrency } from "#app/features/money/accepted-currencies";
import { referenceRates } from "#app/features/money/reference-rates";
import { currentRules } from "#app/features/rules/current-rules";
import { highestRate, MIN_RATE } from "#app/features/rules/highest-rate";
import { useSiteIdentity } from "#app/features/site/site-identity";
import { useFormat } from "#app/ui/text/format";

/** Common questions about money, with answers. */
export function Questions() {
  const t = useTranslations("priceGuide");
  const format = useFormat();
  const { name } = useSiteIdentity();
  const { currencies } = currentRules();
  const questions = [
    [
      t("whoSets"),
      t("whoSetsAnswer", {
        least: MIN_RATE,
        most: highestRate(currentRules()),
        count: currencies.length,
        currencies: currencies.join(", "),
      }),
    ],
    ...(onlyCurrency()
      ? []
      : ([[t("whichCurrency"), t("whichCurrencyAnswer", { date: format.date(referenceRates().date, "UTC") })]] as const)),
    [t("howPay"), t("howPayAnswer", { site: name })],
    [t("tax"), t("taxAnswer")],
    [t("changed"), t("changedAnswer", { minutes: QUOTE_MINUTES })],
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
