import { Form, Link, Outlet, useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/document/page-meta";
import { LogoPicture } from "#app/features/home/logos/logo-picture";
import type { SiteLogos } from "#app/features/home/logos/shown-logo";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { requireAdmin } from "#app/middleware/viewer";
import { Button, ButtonLink } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Page } from "#app/ui/page";
import { LinkTabs } from "#app/ui/tabs";
import { useShownZone } from "#app/ui/text/formats";
import type { Route } from "./+types/layout";
import { ADMIN_TABS } from "./tabs";

/** What the root knows of the site: the admin area has a logo of its own. */
interface RootData {
  frame: { logos: SiteLogos };
}

export const handle = { hydrate: "load", texts: ["admin"] } satisfies TextsHandle;

/** Guards every page, action and data request below. (signed-in-areas.md 2, Admin dashboard) */
export const middleware = [requireAdmin];

/** Middleware runs only where a navigation needs the server: this makes every navigation into the area need it. */
export const loader = () => null;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: textsOfPage(matches).admin.title,
    description: textsOfPage(matches).admin.description,
    path: "/admin",
    isHidden: true,
  });

export default function AdminLayout() {
  const t = useTranslations("admin");
  const logo = useRouteLoaderData<RootData>("root")?.frame.logos.admin;
  return (
    <Page
      title={t("title")}
      above={
        logo && (
          <p className="mb-4">
            <LogoPicture logo={logo} alt="" height={2.5} />
          </p>
        )
      }
      actions={<HeaderActions />}
    >
      <LinkTabs tabs={ADMIN_TABS.map(({ to, label }) => ({ to, label: t(label) }))} label={t("tabs")}>
        <TimesNote />
        <Outlet />
      </LinkTabs>
    </Page>
  );
}

/** On whose clock the times of the area are. */
function TimesNote() {
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

function HeaderActions() {
  const t = useTranslations("admin");
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
