import { useTranslations } from "use-intl";
import { GuideSection } from "#app/features/guide/guide-section";
import { ACTIVE_REQUEST_MINUTES, USUAL_SURGE_TENTHS } from "#app/features/matching/limits";
import { surgeMultiplier, surgePercent } from "#app/features/matching/surge";
import { currentRules } from "#app/features/rules/current-rules";
import { useFormatter } from "#app/ui/text/formats";
import type { Estimate } from "./estimate";
import { SurgeChart } from "./surge-chart";
import { surgeSteps } from "./surge-steps";
import { SurgeTable } from "./surge-table";

/** How surge works, with every number taken from the function that computes it. */
export function SurgeSection({ estimate }: { estimate: Estimate | null }) {
  const t = useTranslations("priceGuide");
  const format = useFormatter();
  const rules = currentRules();
  const steps = surgeSteps(rules);
  const [first, second] = steps;
  // Derived from the rule itself: if the cap allows only one step, there is no second one to compare with.
  const share = first && second ? second.requestsEach - first.requestsEach : (first?.requestsEach ?? 1) - 1;
  const percent = (tenths: number) => format.number(surgePercent(tenths) / 100, { style: "percent" });
  const figures = {
    highest: format.number(surgeMultiplier(rules.surgeCapTenths)),
    usual: format.number(surgeMultiplier(USUAL_SURGE_TENTHS)),
    tenth: format.number(surgeMultiplier(1)),
    share: format.number(share),
    tenthPercent: percent(USUAL_SURGE_TENTHS + 1),
    highestPercent: percent(rules.surgeCapTenths),
  };
  return (
    <GuideSection id="surge" isFolded title={t("surgeTitle")} text={t("surgeLead")}>
      <SurgeChart steps={steps} estimate={estimate} />
      <SurgeTable steps={steps} />
      <p className="mt-8 rounded border border-line bg-surface px-5 py-4 font-serif text-lg">{t("surgeRule", figures)}</p>
      <div className="mt-5 max-w-measure space-y-3 text-soft">
        <p>{t("surgeRuleText", figures)}</p>
        <p>{t("surgeCounts", { minutes: ACTIVE_REQUEST_MINUTES })}</p>
        <p>{t("surgeFixed")}</p>
      </div>
    </GuideSection>
  );
}
