import { useTranslations } from "use-intl";
import { ApplicationDetails } from "#app/features/admin/applications/application-details";
import { ApplicationList } from "#app/features/admin/applications/application-list";
import { RequestList } from "#app/features/admin/category-requests/request-list";
import { LoadFailure } from "#app/features/admin/load-failure";
import { ReportAlert } from "#app/features/admin/reports/report-alert";
import { ReportList } from "#app/features/admin/reports/report-list";
import { ReportPage } from "#app/features/admin/reports/report-page";
import type { TextsHandle } from "#app/languages/needed-texts";
import { requireViewer } from "#app/middleware/viewer";
import { asksAnewOfRefused } from "#app/ui/connection/asks-anew";
import { useLastAnswer } from "#app/ui/connection/last-answer";
import type { Route } from "./+types/applications";
import { answerApplicationsAction } from "./applications/applications-actions.server";
import { readApplicationsTab } from "./applications/applications-views.server";
import { areaMeta } from "./frame/area-meta";

export const handle = {
  texts: ["accounts", "applications", "booking", "dashboard", "lists", "names-wizard", "profiles", "reports"],
} satisfies TextsHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  return readApplicationsTab(requireViewer(context, request), new URL(request.url));
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerApplicationsAction(requireViewer(context, request), { request, context });

export const shouldRevalidate = asksAnewOfRefused;

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const of = loaderData?.view === "application" ? loaderData.application : undefined;
  return areaMeta(matches, location, of && `${of.firstName} ${of.lastName}`);
};

export default function Applications({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("admin");
  const given = useLastAnswer(actionData);
  if (loaderData.view === "failed") return <LoadFailure text={t("loadApplicationsFailed")} />;
  const answer = given ?? loaderData.held;
  if (loaderData.view === "application") return <ApplicationDetails {...loaderData} answer={answer} />;
  if (loaderData.view === "report") return <ReportPage {...loaderData} answer={answer} />;
  if (loaderData.view === "reports") return <ReportList {...loaderData} answer={answer} />;
  return (
    <>
      <ApplicationList {...loaderData} answer={answer} />
      <RequestList requests={loaderData.requests} zone={loaderData.zone} answer={answer} />
      <ReportAlert count={loaderData.reports} />
    </>
  );
}
