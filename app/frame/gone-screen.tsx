import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { MissingPage } from "./missing-page";

/** The page for the address of a retired category or sub-category, which leads on to those that are offered. */
export function GoneScreen() {
  const t = useTranslations("frame");
  return (
    <MissingPage title={t("goneTitle")} text={t("goneText")}>
      <ButtonLink to="/find-advisor">{t("findAdvisors")}</ButtonLink>
      <ButtonLink to="/" variant="secondary">
        {t("notFoundButton")}
      </ButtonLink>
    </MissingPage>
  );
}
