import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import type { TrendStep } from "./trend-range";

/** A bar: the first day of its step, and its value as a number and formatted. */
export interface TrendBar {
  day: string;
  value: number;
  shown: string;
}

interface TrendChartProps {
  label: string;
  by: TrendStep;
  bars: readonly TrendBar[];
  /** Value of a full-height bar, when that is not the highest one. */
  most?: number;
}

const [WIDE, HIGH, GAP, LEAST] = [10, 48, 1.5, 0.75];

/** Bar chart over time as server-rendered SVG with a text alternative, and the same data as a table. The last step may be incomplete. */
export function TrendChart({ label, by, bars, most }: TrendChartProps) {
  const t = useTranslations("dashboard");
  const { date } = useFormat();
  const highest = bars.reduce((one, other) => (other.value > one.value ? other : one), bars[0] ?? { day: "", value: 0, shown: "" });
  const whole = most ?? Math.max(highest.value, 1);
  const dayOf = (day: string) => date(`${day}T00:00:00Z`, "UTC");
  const stepOf = (day: string) => (by === "week" ? t("stepWeek", { day: dayOf(day) }) : dayOf(day));
  const [from, to] = [dayOf(bars[0]?.day ?? ""), dayOf(bars.at(-1)?.day ?? "")];
  return (
    <>
      <svg
        role="img"
        aria-label={t("chartOf", { figure: label, from, to, most: highest.shown })}
        viewBox={`0 0 ${bars.length * WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        className="mt-3 h-20 w-full border-b border-line"
      >
        {bars.map(({ day, value, shown }, index) => {
          const height = Math.max(LEAST, Math.min(1, value / whole) * HIGH);
          return (
            <rect
              key={day}
              x={index * WIDE + GAP}
              y={HIGH - height}
              width={WIDE - 2 * GAP}
              height={height}
              className={value === 0 ? "fill-edge" : index === bars.length - 1 ? "fill-brass" : "fill-sage"}
            >
              <title>{t("stepFigure", { step: stepOf(day), figure: shown })}</title>
            </rect>
          );
        })}
      </svg>
      <p className="mt-1 flex justify-between gap-3 text-sm text-soft tabular-nums" aria-hidden="true">
        <span>{from}</span>
        {bars.length > 1 && <span>{to}</span>}
      </p>
      <details className="text-sm">
        <summary className="min-h-11 content-center text-soft">{t("numbers")}</summary>
        <table className="w-full tabular-nums">
          <caption className="sr-only">{t("numbersOf", { figure: label, by: t(`by_${by}`) })}</caption>
          <thead>
            <tr className="border-b border-line text-left text-soft">
              <th scope="col" className="py-1 font-normal">
                {t("step")}
              </th>
              <th scope="col" className="py-1 text-right font-normal">
                {t("figure")}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ day, shown }) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {dayOf(day)}
                </th>
                <td className="py-1 text-right">{shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
