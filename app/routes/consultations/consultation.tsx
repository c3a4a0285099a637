import { redirect } from "react-router";
import { pageMeta } from "#app/document/page-meta";
import { answerHeaders } from "#app/document/view-headers";
import type { Viewer } from "#app/features/accounts/viewer";
import type { AnsweringContext } from "#app/features/booking/answering/answering-context";
import { answeringContextOf } from "#app/features/booking/answering/answering-context.server";
import { findConsultation } from "#app/features/booking/life/consultations.server";
import type { ActionProblem } from "#app/features/booking/pages/actions";
import { ConsultationDetails } from "#app/features/booking/pages/consultation-details";
import { blockOtherSide, unblockOtherSide } from "#app/features/messages/reports/blocks.server";
import { checkoutPage } from "#app/features/money/checkout.server";
import { markNotificationsOfPageRead } from "#app/features/notifications/notify.server";
import { answerConsultationForm } from "#app/forms/consultation-form.server";
import { readForm } from "#app/forms/read.server";
import { refuse } from "#app/forms/refuse.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { languageOr } from "#app/languages/languages";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { requireUser, requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { failureStatus } from "#app/platform/failure.server";
import { isAheadOfTime } from "#app/platform/http/ahead-of-time";
import { endedAs } from "#app/platform/http/ended-as";
import { isUuid } from "#app/platform/uuid";
import { asksAnewOfRefused } from "#app/ui/connection/asks-anew";
import { useLastAnswer } from "#app/ui/connection/last-answer";
import type { Route } from "./+types/consultation";

export const handle = {
  hydrate: "load",
  texts: [
    "advisors",
    "answering",
    "booking",
    "calendar",
    "copying",
    "matching",
    "messages",
    "money",
    "names-topics",
    "profiles",
    "reviews",
  ],
} satisfies TextsHandle;

export const middleware = [requireUser];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: textsOfPage(matches).booking.listTitle,
    description: textsOfPage(matches).booking.listIntro,
    path: "/consultations",
    isHidden: true,
  });

export const headers = answerHeaders;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const at = now();
  const consultation = await findConsultation(viewer, params.id, at);
  const { advisorId } = viewer;
  const isAdvising = consultation.side === "advisor" && advisorId;
  const [contexts] = await Promise.all([
    isAdvising ? answeringContextOf({ ...viewer, advisorId }, [consultation], at) : ({} as Record<string, AnsweringContext>),
    // A failed write must not prevent reading the page.
    isAheadOfTime(request) ||
      markNotificationsOfPageRead(viewer.userId, `/consultations/${consultation.id}`).catch((error: unknown) =>
        failureStatus(error, "notices of a consultation"),
      ),
  ]);
  return { consultation, context: contexts[params.id], zone: viewer.timeZone };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const viewer = requireViewer(context, request);
  // The id becomes part of redirect addresses, which cannot contain arbitrary text.
  if (!isUuid(params.id)) throw endedAs(404);
  const posted = await readForm(request, context);
  if (posted.intent === "pay") return openCheckout(viewer, params.id);
  if (posted.intent === "block" || posted.intent === "unblock") return block(viewer, params.id, posted.intent);
  return answerConsultationForm(viewer, params.id, posted, `/consultations/${params.id}`, now());
}

/** Blocks or unblocks the other side, and stays on the page. */
async function block(viewer: Viewer, id: string, intent: "block" | "unblock") {
  await (intent === "block" ? blockOtherSide : unblockOtherSide)(viewer, id, now());
  const { otherName: name } = await findConsultation(viewer, id, now());
  return redirectWithToast(`/consultations/${id}`, { text: `messages.${intent}ed`, values: { name: name || nameless(viewer) } });
}

const nameless = (viewer: Viewer) => translatorFor(languageOr(viewer.language), "messages")("aClient");

/** Redirects to the provider's page, or back with an error. */
async function openCheckout(viewer: Viewer, id: string) {
  const page = await checkoutPage(viewer, id, now()).catch((error: unknown) => {
    failureStatus(error, "checkout");
    return "";
  });
  if (page) return redirect(page, 303);
  const problem: ActionProblem = { intent: "accept", text: "booking.payFailed" };
  return page === "" ? refuse({ problem }, 502) : redirect(`/consultations/${id}`, 303);
}

export const shouldRevalidate = asksAnewOfRefused;

export default function Consultation({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsultationDetails {...loaderData} problem={useLastAnswer(actionData)?.problem ?? null} />;
}
