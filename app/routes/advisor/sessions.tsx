import { consultationsOfAdvisor } from "#app/features/booking/life/consultations.server";
import { performAction } from "#app/features/booking/pages/actions.server";
import { Sessions } from "#app/features/booking/pages/sessions";
import { readForm } from "#app/forms/read.server";
import { refuse } from "#app/forms/refuse.server";
import { redirectWithToast } from "#app/middleware/flash";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { readPage } from "#app/platform/http/page-number";
import type { Route } from "./+types/sessions";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  if (!viewer.advisorId) return { lists: null, zone: "" };
  return {
    lists: await consultationsOfAdvisor({ ...viewer, advisorId: viewer.advisorId }, now(), readPage(new URL(request.url))),
    zone: viewer.timeZone,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireViewer(context, request);
  const posted = await readForm(request, context);
  const outcome = await performAction(viewer, String(posted.id), posted, now());
  if (!outcome.ok) return refuse({ problem: outcome.problem }, outcome.status);
  return redirectWithToast("/advisor-profile/sessions", { text: outcome.text, values: { name: outcome.name } });
}

export default function AdvisorSessions({ loaderData: { lists, zone }, actionData }: Route.ComponentProps) {
  return lists && <Sessions lists={lists} zone={zone} problem={actionData?.problem ?? null} />;
}
