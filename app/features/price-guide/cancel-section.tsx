import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { GuideSection } from "#app/features/guide/guide-section";
import { CancellationTable } from "#app/features/policies/cancellation-table";

/** The cancellation policy, for visitors who have not booked yet. */
export function CancelSection() {
  const t = useTranslations("priceGuide");
  return (
    <GuideSection id="cancelling" title={t("cancelTitle")} text={t("cancelText")}>
      <CancellationTable />
      <Link to="/terms#terms-cancelling" className="text-link mt-3 inline-block py-2.5">
        {t("cancelTerms")}
      </Link>
    </GuideSection>
  );
}
