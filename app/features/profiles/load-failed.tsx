import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { Page } from "#app/ui/page";

/** Shown in place of a tab that could not be loaded. */
export function LoadFailed({ page, title }: { page: string; title: string }) {
  const t = useTranslations("profiles");
  return (
    <Page title={title} intro={t("loadFailedText")} width="text">
      <ButtonLink to={page} reloadDocument>
        {t("tryAgain")}
      </ButtonLink>
    </Page>
  );
}
