import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { HeaderActions, MailNote, TimesNote } from "#app/features/admin/frame/page-parts";
import { PageTitle } from "#app/features/admin/frame/page-title";
import { usePlainAddress } from "#app/features/admin/frame/plain-address";
import { Sidebar } from "#app/features/admin/frame/sidebar";
import { countWaiting } from "#app/features/admin/waiting/notify-admins.server";
import type { WaitingCounts } from "#app/features/admin/waiting/waiting";
import { LogoPicture } from "#app/features/home/logos/logo-picture";
import { attempt } from "#app/forms/refuse.server";
import { Brand } from "#app/frame/brand";
import type { FrameData, FrameHandle } from "#app/frame/frame-data";
import { LanguageMenu } from "#app/frame/language-switch";
import type { TextsHandle } from "#app/languages/needed-texts";
import { requireAdmin } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { sendsMail } from "#app/platform/mail/sends-mail.server";
import { asksAnewOfRefused } from "#app/ui/connection/asks-anew";
import { Page } from "#app/ui/page";
import { LinkTabs } from "#app/ui/tabs";
import type { Route } from "./+types/layout";
import { areaMeta } from "./frame/area-meta";
import { ADMIN_TABS } from "./tabs";

/** Root data about the site: the admin area has its own place for the logo. */
interface RootData {
  frame: Pick<FrameData, "site" | "logos">;
}

export const handle = { hydrate: "load", hasOwnFrame: true, texts: ["admin", "adminFrame", "names-topics"] } satisfies TextsHandle &
  FrameHandle;

/** Guards every page, action and data request below. (signed-in-areas.md 2, Admin dashboard) */
export const middleware = [requireAdmin];

/** Middleware runs only on navigations that need the server: this loader makes every navigation into the area need it. */
export async function loader() {
  // If this fails, the page itself shows the error, and the counts are left out.
  const waiting = await attempt<WaitingCounts, WaitingCounts>(
    "admin counts",
    () => countWaiting(now()),
    () => ({}),
  );
  return { waiting, sendsMail: sendsMail() };
}

/** Other admins' actions change the counts, too. */
export const shouldRevalidate = asksAnewOfRefused;

export const meta: Route.MetaFunction = ({ matches, location }) => areaMeta(matches, location);

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("admin");
  const { pathname, search } = useLocation();
  usePlainAddress();
  const frame = useRouteLoaderData<RootData>("root")?.frame;
  if (!frame) return null;
  const { site, logos } = frame;
  const content = (
    <>
      <Outlet />
      <TimesNote />
      <MailNote sendsMail={loaderData.sendsMail} />
    </>
  );
  return (
    <div className="admin-frame">
      <Sidebar
        siteName={site.name}
        brand={<Brand name={site.name} logos={logos} />}
        languages={<LanguageMenu />}
        waiting={loaderData.waiting}
      />
      <main id="main" tabIndex={-1} className="admin-main outline-none">
        <Page
          title={<PageTitle />}
          isArea
          above={
            logos.admin && (
              <p className="mb-4">
                <LogoPicture logo={logos.admin} alt="" height={2.5} />
              </p>
            )
          }
          actions={<HeaderActions />}
        >
          {isTab(pathname, search) ? (
            <LinkTabs tabs={ADMIN_TABS.map(({ to, label }) => ({ to, label: t(label) }))} label={t("tabs")}>
              {content}
            </LinkTabs>
          ) : (
            content
          )}
        </Page>
      </main>
    </div>
  );
}

/** Views that belong to none of the specified tabs are in the sidebar only. */
const isTab = (pathname: string, search: string) =>
  ADMIN_TABS.some(({ to }) => to === pathname) && !new URLSearchParams(search).has("view");
