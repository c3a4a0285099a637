import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { hasSpecifiedCategories } from "#app/features/catalog/categories";
import { Icon } from "#app/ui/icon";

const CHECKS = [
  ["user", "checkPerson", "checkPersonText"],
  ["document", "checkEvidence", "checkEvidenceText"],
  ["clock", "checkFigures", "checkFiguresText"],
  ["star", "checkReviews", "checkReviewsText"],
] as const;

/** What is checked before an advisor is listed, and what that does not guarantee. */
export function AdvisorChecks() {
  const t = useTranslations("guide");
  return (
    <>
      <ul className="grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2">
        {CHECKS.map(([icon, title, text]) => (
          <li key={title} className="bg-surface p-6">
            <Icon name={icon} className="text-xl text-sage-ink" />
            <h3 className="mt-3 text-xl">{t(title)}</h3>
            <p className="mt-1.5 text-soft">{t(text)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-6 rounded bg-brass-wash p-6">
        <h3 className="text-xl text-brass-ink">{t("checkLimits")}</h3>
        <p className="mt-1.5 max-w-measure">{t(hasSpecifiedCategories() ? "checkLimitsText" : "checkLimitsTextOwn")}</p>
        <Link to="/terms#terms-regulated" className="text-link inline-block py-2.5">
          {t("checkLimitsLink")}
        </Link>
      </div>
    </>
  );
}
