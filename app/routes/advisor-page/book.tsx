import { redirect, type ShouldRevalidateFunction } from "react-router";
import { pageMeta } from "#app/document/page-meta";
import { withPrivateHeaders } from "#app/document/private-headers";
import { findUsedLink } from "#app/features/accounts/email-links.server";
import { findHeldForm } from "#app/features/accounts/sign-in/held-forms.server";
import { findConfirmation } from "#app/features/accounts/sign-up/own-sign-up.server";
import { isGoneAnswer } from "#app/features/booking/hour/another-time/advisor-gone";
import { isChangeRefused } from "#app/features/booking/hour/another-time/change-refused";
import type { ChosenHour } from "#app/features/booking/hour/chosen-hour";
import { HourPage } from "#app/features/booking/hour/hour-page";
import { HOUR_PARAMETERS, type HourSelection, readHourSelection } from "#app/features/booking/hour/hour-selection";
import type { HourReader } from "#app/features/booking/hour/hour-view";
import { readChosenHour } from "#app/features/booking/hour/read-hour.server";
import type { OwnRequest } from "#app/features/booking/hour/request-of-link.server";
import { hasName } from "#app/features/profiles/own-name/own-name.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { nameIn, textsOfPage } from "#app/languages/shown-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { languageContext } from "#app/middleware/reading-language";
import { requireViewer, viewerContext } from "#app/middleware/viewer";
import { readWaitingSignUp } from "#app/middleware/waiting-sign-up";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";
import { sendsMail } from "#app/platform/mail/sends-mail.server";
import type { Route } from "./+types/book";
import { advisorGone, saidIfGone } from "./advisor-gone.server";
import { answerHourAction, changeRefused } from "./book-answers.server";
import { confirmPath, holdsOf, readWaiting } from "./book-waiting.server";

export const handle = {
  hydrate: "load",
  texts: ["accounts-code", "accounts-forms", "accounts-waiting", "booking-hour", "copying", "matching-topic", "money-ahead"],
} satisfies TextsHandle;

export const parameters: readonly string[] = HOUR_PARAMETERS;

/** The address may contain a confirmation token and a held hour, so the page is private. */
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
  const held = viewer && selection.typed ? await findHeldForm(viewer, selection.typed, now()) : null;
  const isBegun = held !== null || context.get(advisorGone);
  const hour = await readChosenHour(viewer, params.slug, selection, now(), holdsOf(request), isBegun);
  if (!hour) throw endedAs(404);
  // Already answered, withdrawn or changed: the consultation's page shows which.
  if (selection.replaces && !hour.replaces && !context.get(changeRefused))
    throw redirectWithToast(`/consultations/${encodeURIComponent(selection.replaces)}`, { text: "booking.changedMeanwhile" });
  const reader = viewer ? "viewer" : await readerOf(selection, request);
  const waiting = selection.isSent && reader === "new" ? await readWaiting(request) : null;
  // After confirming on another device, this browser shows the result: the request, or the sign-in form.
  const who = waiting?.isUsed ? "known" : reader;
  const asksName = viewer ? !(await hasName(viewer)) : who !== "known";
  const waitsFor = waiting?.waitsFor && waiting.waitsFor !== hour.time ? waiting.waitsFor : null;
  const hasLostNote = hour.hasLostNote && readWaitingSignUp(request) === null;
  const topicName = nameIn(context.get(languageContext), hour.topicName);
  const shown = { ...withRequest(hour, waiting?.asked ?? null), topicName, hasLostNote, waitsFor, takesCode: sendsMail() };
  const typed = held ?? typedBefore(who, selection, request);
  const waitingEmail = who === "new" ? (waiting?.email ?? null) : null;
  return { hour: shown, zone: viewer?.timeZone ?? "", who, asksName, typed, waitingEmail };
}

/** Once the mail's link was followed elsewhere, the page shows the request that was sent there, which may be for another time than this one. */
function withRequest(hour: ChosenHour, asked: OwnRequest | null): ChosenHour {
  if (!asked) return hour;
  const time = asked.time.toISOString();
  return { ...hour, offer: null, own: asked.id, ownTime: time === hour.time ? null : time };
}

/** Refills the name for who confirms in the browser they signed up in, and the email address, too, for visitors who come back from waiting to correct it. */
function typedBefore(who: HourReader, { isSent }: HourSelection, request: Request) {
  const waiting = who === "confirming" || (who === "new" && !isSent) ? readWaitingSignUp(request) : null;
  return waiting && { email: waiting.email, name: waiting.name };
}

/** Opening a confirmation link changes nothing, because mail scanners open links too. Only the browser that signed up for the hour confirms here. */
async function readerOf({ confirm, account }: HourSelection, request: Request): Promise<HourReader> {
  if (!confirm) return account;
  const link = await findConfirmation(confirm, readWaitingSignUp(request)?.signUpId ?? null, now());
  if (link?.passwordHash) return "confirming";
  // Other browsers go to the confirmation page, to set a password or to see the result with a link to the request.
  if (link || (await findUsedLink(confirm, "confirm_email"))) throw redirect(confirmPath(confirm));
  return account;
}

export async function action({ request, url, params: { slug }, context }: Route.ActionArgs) {
  const answer = await answerHourAction({ request, context, slug, selection: readHourSelection(url.searchParams) });
  return saidIfGone(answer, slug, context);
}

/**
 * Reloads when the hour was taken or its price has changed, to show what is free and what it costs now. After a rejected change it does not reload and
 * keeps what was written: the loader would redirect to the consultation. Nor where the advisor has left: the loader would find nobody.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, actionResult, defaultShouldRevalidate }) =>
  !isChangeRefused(actionResult?.alert) &&
  !isGoneAnswer(actionResult?.alert) &&
  (defaultShouldRevalidate || actionStatus === 409 || MEANWHILE.includes(actionResult?.alert?.key));

/** Errors shown next to the form to signed-out visitors in that case. */
const MEANWHILE: readonly string[] = ["booking.timeTaken", "booking.advisorUnavailable", "booking.blocked"];

export default function BookHour({ loaderData, actionData }: Route.ComponentProps) {
  return <HourPage {...loaderData} answer={actionData} />;
}
