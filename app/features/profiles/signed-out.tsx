import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { Page } from "#app/ui/page";

/** What somebody sees who is not signed in. `next` is the page they wanted, to come back to. */
export function SignedOut({ next }: { next: string }) {
  const t = useTranslations("profiles");
  return (
    <Page title={t("notFoundTitle")} intro={t("notFoundText")} width="text">
      <ButtonLink to={`/auth?next=${encodeURIComponent(next)}`}>{t("signIn")}</ButtonLink>
    </Page>
  );
}
