import { useLocale, useTranslations } from "use-intl";
import { GuideSection } from "#app/features/guide/guide-section";
import { currentRules } from "#app/features/rules/current-rules";
import { lengthsInWords } from "#app/features/rules/lengths-in-words";
import { partsOf } from "#app/features/rules/price-parts";
import { useFeePercent } from "./fee-percent";

/** The lines of a price and their sum, and the site's fee. */
export function PriceFormula() {
  const t = useTranslations("priceGuide");
  const { surge, rushPercent, platformFeeBasisPoints } = currentRules();
  const percent = useFeePercent(platformFeeBasisPoints);
  const lengths = lengthsInWords(currentRules().durations, useLocale());
  const parts = ["base", surge && "surge", rushPercent > 0 && "rush"].filter(Boolean);
  const lines = [
    { name: t("base"), formula: t("baseFormula"), text: t("baseText", { lengths }) },
    ...(surge ? [{ name: t("surgeName"), formula: t("surgeFormula"), text: t("surgeText") }] : []),
    ...(rushPercent > 0 ? [{ name: t("rushName"), formula: t("rushFormula", { percent: rushPercent }), text: t("rushText") }] : []),
    { name: t("total"), formula: t("totalFormula", { parts: partsOf(currentRules()) }), text: t("totalText2") },
    {
      name: t("feeName"),
      formula: t("feeFormula", { percent }),
      text: platformFeeBasisPoints === 0 ? t("feeNone") : t("feeText"),
    },
  ];
  return (
    <div className="mt-14 md:mt-20">
      <GuideSection id="formula" title={t("formula")} text={t("formulaText", { lines: parts.length })}>
        <details>
          <summary className="text-link inline-flex min-h-11 items-center">{t("formulaShow")}</summary>
          <dl className="border-b border-line">
            {lines.map(({ name, formula, text }) => (
              <div key={name} className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[9rem_1fr]">
                <dt className="font-serif text-xl">{name}</dt>
                <dd>
                  <span className="font-serif text-xl text-sage-ink">{formula}</span>
                  <span className="mt-1 block max-w-measure text-soft">{text}</span>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </GuideSection>
    </div>
  );
}
