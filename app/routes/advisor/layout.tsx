import { Outlet, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/document/page-meta";
import { bookingMessages } from "#app/features/booking/messages";
import { NoAdvisor } from "#app/features/booking/sessions";
import { requireUser, requireViewer } from "#app/middleware/viewer";
import { Page } from "#app/ui/page";
import { LinkTabs } from "#app/ui/tabs";
import type { Route } from "./+types/layout";

export const handle = { hydrate: "load" };

export const middleware = [requireUser];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: bookingMessages.dashboardTitle,
    description: bookingMessages.dashboardIntro,
    path: "/advisor-profile",
    isHidden: true,
  });

/** The bare address is the first tab. */
export function loader({ request, context }: Route.LoaderArgs) {
  const isAdvisor = requireViewer(context, request).adviserId !== null;
  if (isAdvisor && new URL(request.url).pathname === "/advisor-profile") throw redirect("/advisor-profile/sessions");
  return { isAdvisor };
}

export default function AdvisorLayout({ loaderData: { isAdvisor } }: Route.ComponentProps) {
  const t = useTranslations("booking");
  if (!isAdvisor) return <NoAdvisor />;
  return (
    <Page title={t("dashboardTitle")}>
      <LinkTabs tabs={[{ to: "/advisor-profile/sessions", label: t("sessionsTitle") }]} label={t("dashboardTabs")}>
        <Outlet />
      </LinkTabs>
    </Page>
  );
}
