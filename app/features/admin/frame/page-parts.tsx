import { Link, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { useShownZone } from "#app/ui/text/formats";
import { useZoneNames } from "#app/ui/text/use-zone-names";

/** On whose clock the times of the area are. */
export function TimesNote() {
  const t = useTranslations("admin");
  const { zoneInWords } = useZoneNames();
  const zone = zoneInWords(useShownZone("UTC"));
  return (
    <p className="mt-10 text-sm text-soft">
      {t("timesIn", { zone })}{" "}
      <Link to="/profile/preferences" className="text-link">
        {t("timesChange")}
      </Link>
    </p>
  );
}

/** In the place of a page that is none: how the way goes on from here. */
export function NothingHere() {
  const t = useTranslations("frame");
  const own = useTranslations("adminFrame");
  return (
    <section aria-labelledby="nothing-here" className="max-w-measure py-6">
      <p className="font-serif text-2xl text-brass-ink">{t("notFoundCode")}</p>
      <h2 id="nothing-here" className="mt-1 text-2xl">
        {t("notFoundTitle")}
      </h2>
      <p className="mt-3 text-soft">{own("nothingHere")}</p>
      <ButtonLink to="/admin" className="mt-6">
        {own("toOverview")}
      </ButtonLink>
    </section>
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
