import { isRouteErrorResponse, Link, type MiddlewareFunction, Outlet, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/document/page-meta";
import { DashboardActions, DashboardTitle } from "#app/features/advisors/dashboard/dashboard-heading";
import { findFigures } from "#app/features/advisors/dashboard/figures.server";
import { NoAdvisor } from "#app/features/advisors/dashboard/no-advisor";
import { findOwnAdvisor } from "#app/features/advisors/dashboard/own-advisor.server";
import { StatCards } from "#app/features/advisors/dashboard/stat-cards";
import { HiddenAlert, NoAreaAlert } from "#app/features/advisors/hidden/hidden-alert";
import { whyHidden } from "#app/features/advisors/hidden/why-hidden.server";
import { applicationState } from "#app/features/applications/applications.server";
import { ApplicationAlert } from "#app/features/applications/wizard/application-alert";
import { Autosave } from "#app/features/autosave/autosave";
import { isAccepted } from "#app/features/money/accepted-currencies";
import { LoadFailed } from "#app/features/profiles/load-failed";
import { ErrorScreen } from "#app/frame/error-screen";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { requireUser, requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { Page } from "#app/ui/page";
import { PhoneFold } from "#app/ui/phone-fold";
import { LinkTabs } from "#app/ui/tabs";
import type { Route } from "./+types/layout";
import { ADVISOR_TABS } from "./tabs";

export const handle = {
  hydrate: "load",
  texts: ["advisorProfile", "advisors", "applications", "applying", "money", "names-topics", "profiles"],
} satisfies TextsHandle;

/** Lets the tab answer a POST after the session has ended, so that an autosaving field keeps its input. */
const requireUserToRead: MiddlewareFunction<Response> = (given, next) => {
  if (given.request.method === "GET" || given.request.method === "HEAD") return requireUser(given, next);
};

export const middleware = [requireUserToRead];

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { to, label } = ADVISOR_TABS.find((tab) => tab.to === location.pathname) ?? ADVISOR_TABS[0];
  const { title, [label]: tabTitle, description } = textsOfPage(matches).advisorProfile;
  return pageMeta({ matches, title: to === "/advisor-profile" ? title : tabTitle, description, path: to, isHidden: true });
};

/** Tells others than advisors so, with the state of their application; no tab below loads data for them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const [own, figures] = await Promise.all([findOwnAdvisor(viewer), findFigures(viewer, now())]);
  if (!own || !figures)
    return { advisor: null, application: await applicationState(viewer.userId), owner: viewer.userId, zone: viewer.timeZone };
  const reason = own.isListed ? null : await whyHidden(viewer.userId);
  return {
    advisor: { slug: own.slug, isListed: own.isListed, hasArea: own.hasArea, reason, currency: own.fields.currency, figures },
    application: null,
    owner: viewer.userId,
    zone: viewer.timeZone,
  };
}

export default function AdvisorLayout({ loaderData: { advisor, application, owner, zone } }: Route.ComponentProps) {
  const t = useTranslations("advisorProfile");
  if (!advisor)
    return (
      <NoAdvisor canApply={application?.status !== "pending"}>
        {application && <ApplicationAlert state={application} zone={zone} />}
      </NoAdvisor>
    );
  const { slug, isListed, hasArea, reason, currency, figures } = advisor;
  return (
    <Page
      title={<DashboardTitle status={figures.availabilityStatus} isListed={isListed} />}
      actions={<DashboardActions slug={isListed ? slug : null} />}
      isArea
    >
      {!hasArea && <NoAreaAlert />}
      {!isListed && (hasArea || reason) && <HiddenAlert reason={reason} />}
      {!isAccepted(currency) && (
        <p className="mb-6 rounded bg-brass-wash px-4 py-3">
          {t("currencyKept", { currency })}{" "}
          <Link to="/advisor-profile" className="text-link">
            {t("currencyChange")}
          </Link>
        </p>
      )}
      <PhoneFold label={t("figures")}>
        <div className="button-row mb-4 lg:hidden">
          <DashboardActions slug={isListed ? slug : null} />
        </div>
        <StatCards figures={figures} isListed={isListed} />
      </PhoneFold>
      <Autosave owner={owner}>
        <LinkTabs tabs={ADVISOR_TABS.map(({ to, label }) => ({ to, label: t(label) }))} label={t("tabs")}>
          <Outlet />
        </LinkTabs>
      </Autosave>
    </Page>
  );
}

/** Error message for a tab that failed to load, as specified (signed-in-areas.md 8), with a link to try again. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTranslations("advisorProfile");
  const { pathname } = useLocation();
  return isRouteErrorResponse(error) ? <ErrorScreen /> : <LoadFailed page={pathname} title={t("loadFailed")} />;
}
