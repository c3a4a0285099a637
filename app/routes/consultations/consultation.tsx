import { data } from "react-router";
import { pageMeta } from "#app/document/page-meta";
import { ConsultationDetails } from "#app/features/booking/consultation-details";
import { findConsultation } from "#app/features/booking/consultations.server";
import { bookingMessages } from "#app/features/booking/messages";
import { takeStep } from "#app/features/booking/move-post.server";
import { redirectWithToast } from "#app/middleware/flash";
import { requireUser, requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { formValues } from "#app/ui/form-values";
import type { Route } from "./+types/consultation";

export const handle = { hydrate: "load" };

export const middleware = [requireUser];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: bookingMessages.listTitle, description: bookingMessages.listIntro, path: "/consultations", isHidden: true });

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  return { consultation: await findConsultation(viewer, params.id, now()), zone: viewer.timeZone };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const viewer = requireViewer(context, request);
  const outcome = await takeStep(viewer, params.id, formValues(await request.formData()), now());
  if (!outcome.ok) return data({ problem: outcome.problem }, { status: outcome.status });
  return redirectWithToast(`/consultations/${params.id}`, { text: outcome.text, values: { name: outcome.name } });
}

export default function Consultation({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsultationDetails {...loaderData} problem={actionData?.problem ?? null} />;
}
