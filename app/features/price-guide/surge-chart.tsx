import { useTranslations } from "use-intl";
import { USUAL_SURGE_TENTHS } from "#app/features/matching/limits";
import { surgeMultiplier } from "#app/features/matching/surge";
import { currentRules } from "#app/features/rules/current-rules";
import { useFormatter } from "#app/ui/text/formats";
import type { Estimate } from "./estimate";
import type { SurgeStep } from "./surge-steps";

/** How far the chart extends beyond the last step. */
const BEYOND = 0.5;
const WHOLE = 100;

interface SurgeChartProps {
  steps: readonly SurgeStep[];
  /** From the reader's own numbers; null while they are invalid. */
  estimate: Estimate | null;
}

/** The surge multiplier as a step chart, with the reader's own numbers as a point on it. Both axes are in percent of the drawing. */
export function SurgeChart({ steps, estimate }: SurgeChartProps) {
  const t = useTranslations("priceGuide");
  const format = useFormatter();
  const { surgeCapTenths: highest } = currentRules();
  const levels = [highest, (USUAL_SURGE_TENTHS + highest) / 2, USUAL_SURGE_TENTHS];
  const most = (steps.at(-1)?.requestsEach ?? 0) + BEYOND;
  const across = (requestsEach: number) => (Math.min(requestsEach, most) / most) * WHOLE;
  const down = (tenths: number) => ((highest - tenths) / (highest - USUAL_SURGE_TENTHS)) * WHOLE;
  const multiplier = (tenths: number) => `×${format.number(surgeMultiplier(tenths), { minimumFractionDigits: 1 })}`;
  const stairs = steps.map(({ tenths, requestsEach }) => `H${across(requestsEach)}V${down(tenths)}`).join("");
  const wholes = Array.from({ length: Math.floor(most) + 1 }, (_, count) => count);
  return (
    <figure>
      <div className="relative mt-3 mr-3 ml-12 h-56 sm:h-64" role="img" aria-label={t("chart")}>
        {levels.map((tenths) => (
          <div key={tenths} className="absolute inset-x-0 border-t border-line" style={{ top: `${down(tenths)}%` }}>
            <span className="absolute top-0 -left-12 -translate-y-1/2 text-sm text-soft tabular-nums">{multiplier(tenths)}</span>
          </div>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
          <path d={`M0 100${stairs}H100V100Z`} className="fill-brass-wash" />
          <path d={`M0 100${stairs}H100`} className="fill-none stroke-brass-ink" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </svg>
        {estimate && <Yours left={across(requestsEach(estimate))} top={down(estimate.surgeTenths)} />}
      </div>
      <div className="relative mr-3 ml-12 h-7" aria-hidden="true">
        {wholes.map((count) => (
          <span
            key={count}
            className="absolute top-1.5 -translate-x-1/2 text-sm text-soft tabular-nums"
            style={{ left: `${across(count)}%` }}
          >
            {count}
          </span>
        ))}
      </div>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-8 gap-y-1 text-sm">
        <span className="text-soft">{t("chartAcross")}</span>
        {estimate && (
          <span className="flex items-center gap-2">
            <span className="size-3 rounded-full border-2 border-sage-ink" aria-hidden="true" />
            {t("chartYours", {
              requests: estimate.demand.activeRequests,
              advisors: estimate.demand.availableAdvisors,
              multiplier: multiplier(estimate.surgeTenths),
            })}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

const requestsEach = ({ demand }: Estimate) => demand.activeRequests / Math.max(1, demand.availableAdvisors);

/** The point of the reader's numbers. */
function Yours({ left, top }: { left: number; top: number }) {
  return (
    <>
      <span className="absolute bottom-0 border-l-2 border-dotted border-sage-ink" style={{ left: `${left}%`, top: `${top}%` }} />
      <span
        className="absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-[3px] border-sage-ink bg-paper"
        style={{ left: `${left}%`, top: `${top}%` }}
      />
    </>
  );
}
