import { Link, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { useShownZone } from "#app/ui/text/formats";
import { useZoneNames } from "#app/ui/text/use-zone-names";

/** Time zone of the times in the admin area. */
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

/** On a site without a mail server: what the admin area says is emailed is kept for whoever runs it. */
export function MailNote({ sendsMail }: { sendsMail: boolean }) {
  const t = useTranslations("adminFrame");
  if (sendsMail) return null;
  const to = (address: string) => (words: React.ReactNode) => (
    <Link to={address} className="text-link">
      {words}
    </Link>
  );
  return (
    <p className="mt-2 text-sm text-soft">
      {t.rich("noMailYet", { mailbox: to("/admin?view=mail"), settings: to("/admin?view=settings") })}
    </p>
  );
}

/** Shown in place of a page that does not exist, with a link back. */
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

/** Specified header actions: back to the site, and sign out. */
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
