import { useTranslations } from "use-intl";
import { ApplyButton } from "#app/features/applying/apply-button";
import { useLiveChanges } from "#app/ui/connection/live-changes";
import { EmptyState } from "#app/ui/empty-state";

/** For users who are not advisors (signed-in-areas.md 2), with their application's state below (decisions.md 2). Becomes the dashboard once they are one. */
export function NoAdvisor({ children, canApply }: { children?: React.ReactNode; canApply: boolean }) {
  const t = useTranslations("advisorProfile");
  useLiveChanges();
  return (
    <div className="mx-auto w-full max-w-3xl px-5 pt-8 pb-20 sm:px-8">
      {!canApply && children}
      <EmptyState title={t("notFoundTitle")} text={t("notFoundText")}>
        {canApply && <ApplyButton to="/advisor-registration?from=profile">{t("notFoundButton")}</ApplyButton>}
      </EmptyState>
      {canApply && children}
    </div>
  );
}
