import { Link, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { useShownZone } from "#app/ui/text/formats";

/** On whose clock the times of the area are. */
export function TimesNote() {
  const t = useTranslations("admin");
  const zone = useShownZone("UTC").replaceAll("_", " ");
  return (
    <p className="mb-5 text-sm text-soft">
      {t("timesIn", { zone })}{" "}
      <Link to="/profile/preferences" className="text-link">
        {t("timesChange")}
      </Link>
    </p>
  );
}

/** The specified ways out of the area: to the site, and out of the account. */
export function HeaderActions() {
  const t = useTranslations("admin");
  const { Form } = useFetcher();
  return (
    <>
      <ButtonLink to="/" variant="secondary">
        <Icon name="arrow-left" />
        {t("backToSite")}
      </ButtonLink>
      <Form method="post" action="/auth/sign-out">
        <Button type="submit" variant="secondary">
          <Icon name="sign-out" />
          {t("signOut")}
        </Button>
      </Form>
    </>
  );
}
