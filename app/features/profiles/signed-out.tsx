import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { Page } from "#app/ui/page";

/** Shown to signed-out visitors. `next` is the page to return to. */
export function SignedOut({ next }: { next: string }) {
  const t = useTranslations("profiles");
  return (
    <Page title={t("notFoundTitle")} intro={t("notFoundText")} width="text">
      <ButtonLink to={`/auth?next=${encodeURIComponent(next)}`}>{t("signIn")}</ButtonLink>
    </Page>
  );
}
