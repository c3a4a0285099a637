import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "#app/ui/button";

/** The ways to the advisor's side; the switch is open to advisors only (signed-in-areas.md 2). */
export function AdvisorButtons({ isAdvisor }: { isAdvisor: boolean }) {
  const t = useTranslations("profiles");
  return (
    <>
      <ButtonLink to="/advisor-registration?from=profile" variant="secondary">
        {t("registerAdvisor")}
      </ButtonLink>
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
