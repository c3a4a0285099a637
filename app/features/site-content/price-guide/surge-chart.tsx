import { useFormatter, useTranslations } from "use-intl";
import { HIGHEST_SURGE_TENTHS, surgeMultiplier, USUAL_SURGE_TENTHS } from "#app/features/matching/surge";
import type { Estimate } from "./estimate";
import type { SurgeStep } from "./surge-steps";

const WIDTH = 640;
const HEIGHT = 250;
const LEFT = 44;
const BOTTOM = 214;
const TOP = 22;
const RIGHT = 632;
/** The chart ends a little beyond the last step. */
const BEYOND = 0.5;

/** The multiplier as a flight of steps, with the reader's own numbers on it; the same as a table for who prefers figures. */
export function SurgeChart({ steps, estimate }: { steps: readonly SurgeStep[]; estimate: Estimate | null }) {
  const t = useTranslations("priceGuide");
  const format = useFormatter();
  const most = (steps.at(-1)?.requestsEach ?? 0) + BEYOND;
  const x = (requestsEach: number) => LEFT + (Math.min(requestsEach, most) / most) * (RIGHT - LEFT);
  const y = (tenths: number) => BOTTOM - ((tenths - USUAL_SURGE_TENTHS) / (HIGHEST_SURGE_TENTHS - USUAL_SURGE_TENTHS)) * (BOTTOM - TOP);
  const multiplier = (tenths: number) => format.number(surgeMultiplier(tenths), { minimumFractionDigits: 1 });
  const stairs = steps.map(({ tenths, requestsEach }) => `H${x(requestsEach)}V${y(tenths)}`).join("");
  const levels = [USUAL_SURGE_TENTHS, (USUAL_SURGE_TENTHS + HIGHEST_SURGE_TENTHS) / 2, HIGHEST_SURGE_TENTHS];
  const whole = Array.from({ length: Math.floor(most) + 1 }, (_, count) => count);
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full" role="img" aria-label={t("chart")}>
        {levels.map((tenths) => (
          <g key={tenths}>
            <path d={`M${LEFT} ${y(tenths)}H${RIGHT}`} className="stroke-line" />
            <text x={LEFT - 10} y={y(tenths) + 5} textAnchor="end" className="fill-soft text-sm">
              ×{multiplier(tenths)}
            </text>
          </g>
        ))}
        {whole.map((count) => (
          <text key={count} x={x(count)} y={BOTTOM + 24} textAnchor="middle" className="fill-soft text-sm">
            {count}
          </text>
        ))}
        <path d={`M${LEFT} ${BOTTOM}${stairs}H${RIGHT}V${BOTTOM}Z`} className="fill-brass-wash" />
        <path d={`M${LEFT} ${BOTTOM}${stairs}H${RIGHT}`} className="fill-none stroke-brass-ink" strokeWidth="2" strokeLinejoin="round" />
        {estimate && <Yours estimate={estimate} x={x} y={y} label={t("chartYours", { multiplier: multiplier(estimate.surgeTenths) })} />}
      </svg>
      <figcaption className="text-sm text-soft">{t("chartAcross")}</figcaption>
      <details className="mt-3">
        <summary className="text-link inline-block py-2">{t("chartTable")}</summary>
        <table className="mt-2 w-full max-w-sm border-y border-line">
          <thead>
            <tr className="text-left text-sm text-soft">
              <th scope="col" className="py-2 font-normal">
                {t("chartFrom")}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {t("chartMultiplier")}
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {[{ tenths: USUAL_SURGE_TENTHS, requestsEach: 0 }, ...steps].map((step) => (
              <tr key={step.tenths} className="border-t border-line">
                <td className="py-1.5">{format.number(step.requestsEach, { minimumFractionDigits: 2 })}</td>
                <td className="py-1.5 text-right">×{multiplier(step.tenths)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

interface YoursProps {
  estimate: Estimate;
  x: (requestsEach: number) => number;
  y: (tenths: number) => number;
  label: string;
}

/** The reader's numbers as a point on the steps. */
function Yours({ estimate: { demand, surgeTenths }, x, y, label }: YoursProps) {
  const across = x(demand.activeRequests / Math.max(1, demand.availableAdvisors));
  const up = y(surgeTenths);
  const isLate = across > (LEFT + RIGHT) / 2;
  return (
    <g>
      <path d={`M${across} ${BOTTOM}V${up}`} className="stroke-sage-ink" strokeDasharray="2 5" />
      <circle cx={across} cy={up} r="7" className="fill-surface stroke-sage-ink" strokeWidth="2.5" />
      <text
        x={isLate ? across - 14 : across + 14}
        y={up - 10}
        textAnchor={isLate ? "end" : "start"}
        className="fill-sage-ink text-base font-semibold"
      >
        {label}
      </text>
    </g>
  );
}
