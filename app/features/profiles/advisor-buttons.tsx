import { useTranslations } from "use-intl";
import { whyClosed } from "#app/features/applying/applying";
import { Button, ButtonLink } from "#app/ui/button";

interface AdvisorButtonsProps {
  isAdvisor: boolean;
  /** Whether there is nothing to apply for: one is an advisor, or an application waits to be read. */
  hasApplied: boolean;
}

/** The ways to the advisor's side; the switch is open to advisors only (signed-in-areas.md 2). */
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
