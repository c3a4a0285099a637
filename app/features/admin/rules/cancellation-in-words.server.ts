import { type CancellationRules, cancellationLines } from "#app/features/rules/cancellation-lines";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";

/** Returns what goes back to a client who cancels, in whole sentences as on an advisor's page. */
export function cancellationInWords(rules: CancellationRules, language: Language): string {
  const t = translatorFor(language, "advisors");
  const percentOf = new Intl.NumberFormat(language, { style: "percent" });
  const lines = cancellationLines(rules).map(({ hoursBefore, refundPercent }) => {
    if (refundPercent === 0) return t("cancelNone");
    if (refundPercent === 100) return t("cancelFull", { hours: hoursBefore });
    const percent = percentOf.format(refundPercent / 100);
    return hoursBefore === 0 ? t("cancelRest", { percent }) : t("cancelPart", { hours: hoursBefore, percent });
  });
  return lines.join(" ");
}
