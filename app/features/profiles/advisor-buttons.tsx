import { useTranslations } from "use-intl";
import { whyClosed } from "#app/features/applying/applying";
import { Button, ButtonLink } from "#app/ui/button";

interface AdvisorButtonsProps {
  isAdvisor: boolean;
  /** Whether applying is unnecessary: the person is an advisor, or has an application under review. */
  hasApplied: boolean;
}

/** Links to the advisor side; the switch is for advisors only (signed-in-areas.md 2). */
export function AdvisorButtons({ isAdvisor, hasApplied }: AdvisorButtonsProps) {
  const t = useTranslations("profiles");
  return (
    <>
      {!hasApplied && !whyClosed() && (
        <ButtonLink to="/advisor-registration?from=profile" variant="secondary">
          {t("registerAdvisor")}
        </ButtonLink>
      )}
      {isAdvisor ? (
        <ButtonLink to="/advisor-profile" variant="secondary">
          {t("switchToAdvisor")}
        </ButtonLink>
      ) : (
        <Button variant="secondary" disabled>
          {t("switchToAdvisor")}
        </Button>
      )}
    </>
  );
}
