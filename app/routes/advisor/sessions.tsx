import { answerHeaders } from "#app/document/view-headers";
import { consultationsOfAdvisor } from "#app/features/booking/life/consultations.server";
import { Sessions } from "#app/features/booking/pages/sessions";
import { answerConsultationForm } from "#app/forms/consultation-form.server";
import { readForm } from "#app/forms/read.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { readPage } from "#app/platform/http/page-number";
import type { Route } from "./+types/sessions";

export const handle = { texts: ["accounts", "booking", "matching", "money", "names-topics", "reviews"] } satisfies TextsHandle;

export const headers = answerHeaders;

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
  return answerConsultationForm(viewer, String(posted.id), posted, "/advisor-profile/sessions", now());
}

export default function AdvisorSessions({ loaderData: { lists, zone }, actionData }: Route.ComponentProps) {
  return lists && <Sessions lists={lists} zone={zone} problem={actionData?.problem ?? null} />;
}
