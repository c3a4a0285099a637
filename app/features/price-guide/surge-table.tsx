import { useTranslations } from "use-intl";
import { USUAL_SURGE_TENTHS } from "#app/features/matching/limits";
import { surgeMultiplier } from "#app/features/matching/surge";
import { useFormatter } from "#app/ui/text/formats";
import type { SurgeStep } from "./surge-steps";

/** The chart's data as a table. */
export function SurgeTable({ steps }: { steps: readonly SurgeStep[] }) {
  const t = useTranslations("priceGuide");
  const format = useFormatter();
  const rows = [{ tenths: USUAL_SURGE_TENTHS, requestsEach: 0 }, ...steps];
  return (
    <details className="mt-3">
      <summary className="text-link inline-block py-2.5">{t("chartTable")}</summary>
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
          {rows.map(({ tenths, requestsEach }) => (
            <tr key={tenths} className="border-t border-line">
              <td className="py-1.5">{format.number(requestsEach, { minimumFractionDigits: 2 })}</td>
              <td className="py-1.5 text-right">×{format.number(surgeMultiplier(tenths), { minimumFractionDigits: 1 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
