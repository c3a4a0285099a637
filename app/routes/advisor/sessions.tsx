import { answerHeaders } from "#app/document/view-headers";
import { answeringContextOf } from "#app/features/booking/answering/answering-context.server";
import { readGroup } from "#app/features/booking/answering/session-groups";
import { groupCounts } from "#app/features/booking/answering/session-groups.server";
import { consultationsOfAdvisor } from "#app/features/booking/life/consultations.server";
import { Sessions } from "#app/features/booking/pages/sessions";
import { answerConsultationForm } from "#app/forms/consultation-form.server";
import { readForm } from "#app/forms/read.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { readPage } from "#app/platform/http/page-number";
import { asksAnewOfRefused } from "#app/ui/connection/asks-anew";
import { useLastAnswer } from "#app/ui/connection/last-answer";
import type { Route } from "./+types/sessions";

export const handle = { texts: ["answering", "booking", "matching", "money", "names-topics", "reviews"] } satisfies TextsHandle;

export const headers = answerHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { advisorId } = viewer;
  if (!advisorId) return null;
  const [own, at, url] = [{ ...viewer, advisorId }, now(), new URL(request.url)];
  const group = readGroup(url);
  const [lists, counts] = await Promise.all([consultationsOfAdvisor(own, at, readPage(url), group), groupCounts(advisorId, at)]);
  const contexts = await answeringContextOf(own, [...lists.waiting, ...lists.upcoming], at);
  return { lists, context: contexts, counts, group, zone: viewer.timeZone };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireViewer(context, request);
  const posted = await readForm(request, context);
  const page = new URL(request.url).searchParams.get("from") === "today" ? "/advisor-profile" : "/advisor-profile/sessions";
  return answerConsultationForm(viewer, String(posted.id), posted, page, now());
}

export const shouldRevalidate = asksAnewOfRefused;

export default function AdvisorSessions({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return loaderData && <Sessions {...loaderData} problem={answer?.problem ?? null} />;
}
