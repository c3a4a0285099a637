import { isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/document/page-meta";
import { applicationState } from "#app/features/applications/applications.server";
import { ApplicationAlert } from "#app/features/applications/wizard/application-alert";
import { Autosave } from "#app/features/autosave/autosave";
import { AdvisorButtons } from "#app/features/profiles/advisor-buttons";
import { LoadFailed } from "#app/features/profiles/load-failed";
import { SignedOut } from "#app/features/profiles/signed-out";
import { ErrorScreen } from "#app/frame/error-screen";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { viewerContext } from "#app/middleware/viewer";
import { Page } from "#app/ui/page";
import { LinkTabs } from "#app/ui/tabs";
import type { Route } from "./+types/layout";
import { PROFILE_TABS, ROW_NOT_MADE } from "./tabs";

export const handle = { hydrate: "load", texts: ["applications", "profiles"] } satisfies TextsHandle;

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { to, label } = PROFILE_TABS.find((tab) => tab.to === location.pathname) ?? PROFILE_TABS[0];
  const title = to === "/profile" ? textsOfPage(matches).profiles.title : textsOfPage(matches).profiles[label];
  return pageMeta({ matches, title, description: textsOfPage(matches).profiles.notFoundText, path: to, isHidden: true });
};

/** Tells signed-out visitors so on the page they requested; no tab below loads data for them. */
export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return null;
  const isAdvisor = viewer.advisorId !== null;
  return { owner: viewer.userId, isAdvisor, zone: viewer.timeZone, application: isAdvisor ? null : await applicationState(viewer.userId) };
}

export default function ProfileLayout({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("profiles");
  const { pathname } = useLocation();
  if (!loaderData) return <SignedOut next={pathname} />;
  const { isAdvisor, application, zone } = loaderData;
  const buttons = <AdvisorButtons isAdvisor={isAdvisor} hasApplied={isAdvisor || application?.status === "pending"} />;
  return (
    <Page title={t("title")} actions={buttons}>
      {application && application.status !== "approved" && (
        <div className="mb-8">
          <ApplicationAlert state={application} zone={zone} />
        </div>
      )}
      <Autosave owner={loaderData.owner}>
        <LinkTabs tabs={PROFILE_TABS.map(({ to, label }) => ({ to, label: t(label) }))} label={t("tabs")}>
          <Outlet />
        </LinkTabs>
      </Autosave>
    </Page>
  );
}

/** Error message for a tab that failed to load, as specified (signed-in-areas.md 8), with a link to try again. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTranslations("profiles");
  const { pathname } = useLocation();
  if (!isRouteErrorResponse(error)) return <LoadFailed page={pathname} title={t("loadFailed")} />;
  return error.data === ROW_NOT_MADE ? <LoadFailed page={pathname} title={t("createFailed")} /> : <ErrorScreen />;
}
