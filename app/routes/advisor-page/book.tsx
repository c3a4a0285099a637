import { redirect, type ShouldRevalidateFunction } from "react-router";
import { pageMeta } from "#app/document/page-meta";
import { withPrivateHeaders } from "#app/document/private-headers";
import { findUsedLink } from "#app/features/accounts/email-links.server";
import { findHeldForm } from "#app/features/accounts/sign-in/held-forms.server";
import { findConfirmation } from "#app/features/accounts/sign-up/own-sign-up.server";
import { isChangeRefused } from "#app/features/booking/hour/another-time/change-refused";
import { HourPage } from "#app/features/booking/hour/hour-page";
import { HOUR_PARAMETERS, type HourSelection, readHourSelection } from "#app/features/booking/hour/hour-selection";
import type { HourReader } from "#app/features/booking/hour/hour-view";
import { readChosenHour } from "#app/features/booking/hour/read-hour.server";
import { hasName } from "#app/features/profiles/own-name/own-name.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { readHeldHours } from "#app/middleware/held-hours";
import { requireViewer, viewerContext } from "#app/middleware/viewer";
import { readWaitingSignUp } from "#app/middleware/waiting-sign-up";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";
import type { Route } from "./+types/book";
import { answerHourPost, changeRefused } from "./book-answers.server";
import { confirmPath, readWaiting } from "./book-waiting.server";

export const handle = {
  hydrate: "load",
  texts: ["accounts-forms", "accounts-waiting", "booking-hour", "matching-topic", "money-ahead", "names-topics"],
} satisfies TextsHandle;

export const parameters: readonly string[] = HOUR_PARAMETERS;

/** The address may carry a mail's link and a held hour: such a page is nobody else's. */
export const headers: Route.HeadersFunction = withPrivateHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { slug, name } = loaderData.hour.advisor;
  const { hourTitle, hourChangeTitle } = textsOfPage(matches).booking;
  return pageMeta({
    matches,
    title: (loaderData.hour.replaces ? hourChangeTitle : hourTitle).replace("{name}", name),
    description: textsOfPage(matches).booking.hourIntro.replace("{name}", name),
    path: `/advisors/${slug}/book`,
    isHidden: true,
  });
};

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const selection = readHourSelection(url.searchParams);
  const viewer = selection.replaces ? requireViewer(context, request) : context.get(viewerContext);
  const hour = await readChosenHour(viewer, params.slug, selection, now(), readHeldHours(request));
  if (!hour) throw endedAs(404);
  // Answered, taken back or changed already: its page says which.
  if (selection.replaces && !hour.replaces && !context.get(changeRefused))
    throw redirectWithToast(`/consultations/${encodeURIComponent(selection.replaces)}`, { text: "booking.changedMeanwhile" });
  const reader = viewer ? "viewer" : await readerOf(selection, request);
  const waiting = selection.isSent && reader === "new" ? await readWaiting(request) : null;
  // Who has followed the link on another device comes back to what came of it: the request, or signing in.
  const who = waiting?.isUsed ? "known" : reader;
  const asksName = viewer ? !(await hasName(viewer)) : who === "confirming";
  const shown = waiting?.asked ? { ...hour, offer: null, own: waiting.asked } : hour;
  const typed = viewer && selection.typed ? await findHeldForm(viewer, selection.typed, now()) : wrongAddress(who, selection, request);
  const waitingEmail = who === "new" ? (waiting?.email ?? null) : null;
  return { hour: shown, zone: viewer?.timeZone ?? "", who, asksName, typed, waitingEmail };
}

/** Whoever comes back from waiting for a mail finds the address that it went to, to be corrected. */
function wrongAddress(who: HourReader, { isSent }: HourSelection, request: Request) {
  const waiting = who === "new" && !isSent ? readWaitingSignUp(request) : null;
  return waiting && { email: waiting.email };
}

/** Looking at a mail's link uses nothing up: mail scanners open links too. Here confirms the browser alone that signed up for the hour. */
async function readerOf({ confirm, account }: HourSelection, request: Request): Promise<HourReader> {
  if (!confirm) return account;
  const link = await findConfirmation(confirm, readWaitingSignUp(request)?.signUpId ?? null, now());
  if (link?.passwordHash) return "confirming";
  // Its own page has every other one choose a password, or says what came of it, and leads to the request.
  if (link || (await findUsedLink(confirm, "confirm_email"))) throw redirect(confirmPath(confirm));
  return account;
}

export const action = ({ request, url, params, context }: Route.ActionArgs) =>
  answerHourPost({ request, context, slug: params.slug, selection: readHourSelection(url.searchParams) });

/**
 * Where the hour was taken meanwhile, or costs something else by now, the page is asked for anew: with what is free and what it costs then. A change
 * that came too late leaves it as it is, with what was written: asked anew, it would lead to the consultation.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, actionResult, defaultShouldRevalidate }) =>
  !isChangeRefused(actionResult?.alert) &&
  (defaultShouldRevalidate || actionStatus === 409 || MEANWHILE.includes(actionResult?.alert?.key));

/** What somebody who is signed out is told then, beside the form. */
const MEANWHILE: readonly string[] = ["booking.timeTaken", "booking.advisorUnavailable"];

export default function BookHour({ loaderData, actionData }: Route.ComponentProps) {
  return <HourPage {...loaderData} answer={actionData} />;
}
