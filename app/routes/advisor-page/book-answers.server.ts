import { createContext, redirect } from "react-router";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server";
import { confirmByLink } from "#app/features/accounts/sign-up/confirmation.server";
import { findConfirmation } from "#app/features/accounts/sign-up/own-sign-up.server";
import { signUp } from "#app/features/accounts/sign-up/sign-up.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { changeHour } from "#app/features/booking/hour/change-hour.server";
import { heldHourAt } from "#app/features/booking/hour/held-hour.server";
import { hourFormSchema, hourSignInSchema, hourSignUpSchema } from "#app/features/booking/hour/hour-form";
import { hourPath } from "#app/features/booking/hour/hour-selection";
import { type HourRequest, requestHour } from "#app/features/booking/hour/request-hour.server";
import { refusalMessage, refusalStatus } from "#app/features/booking/request/refusals";
import type { BookingAnswer } from "#app/features/booking/request/reserve-time.server";
import { answerForm } from "#app/forms/account-form.server";
import { type FormValues, readForm } from "#app/forms/read.server";
import { attempt, refuse } from "#app/forms/refuse.server";
import { deviceOf } from "#app/middleware/device";
import { type Flash, redirectWithToast } from "#app/middleware/flash";
import { heldHoursCookie, readHeldHours } from "#app/middleware/held-hours";
import { requireViewer, viewerContext } from "#app/middleware/viewer";
import { endedWaitingCookie, readWaitingSignUp, waitingCookie } from "#app/middleware/waiting-sign-up";
import { now } from "#app/platform/clock.server";
import type { FieldErrors } from "#app/ui/text/message-key";
import { answerCode } from "./book-code.server";
import { answerSendAgain, answerWaiting, confirmPath } from "./book-waiting.server";
import { holdFor, refusedHold, timeOf, unlessHeldInVain } from "./held-for.server";
import { type Asked, type AskedWith, asHour, letIn, OWN_TOAST, ownOf, requestedToast } from "./let-in.server";
import { answerUnblock } from "./unblock.server";

/** Anchor of the section that tells signed-out visitors how to continue. */
const ACCOUNT = "#account";

/** Handles the submit button of an hour's page: requests the hour, after signing up, signing in or confirming where needed. */
export async function answerHourAction(asked: Asked) {
  const values = await readForm(asked.request, asked.context);
  const with_ = { ...asked, values };
  const { selection, context, request } = asked;
  if (values.intent === "unblock") return answerUnblock(requireViewer(context, request), asked.slug, hourPath(asked.slug, asked.selection));
  const viewer = selection.replaces ? requireViewer(context, request) : context.get(viewerContext);
  if (viewer) return selection.replaces ? answerChange(viewer, with_) : answerViewer(viewer, with_);
  if (selection.confirm) return answerConfirming(with_);
  const waiting = selection.isSent ? answerOfWaiting(with_) : null;
  if (waiting) return waiting;
  if (values.email === undefined) return answerSignedOut(with_);
  return selection.account === "known" ? answerSignIn(with_) : answerSignUp(with_);
}

/** Handles what is pressed while a confirmation mail is on its way. Null when this browser waits for none. */
function answerOfWaiting(asked: AskedWith) {
  const waiting = { ...asked, ...deviceOf(asked.request, asked.context) };
  if (asked.values.intent === "send-again") return answerSendAgain(waiting);
  return asked.values.intent === "confirm-code" ? answerCode(asked) : answerWaiting(waiting);
}

const answerViewer = (viewer: Viewer, { values, request }: AskedWith) =>
  answerAsked(values, (hour) => requestHour(viewer, { ...hour, kept: readHeldHours(request) }, now()), requestedToast);

/** Replaces the viewer's own open request. */
async function answerChange(viewer: Viewer, { values, selection, request, context }: AskedWith) {
  const change = (hour: HourRequest) => changeHour(viewer, selection.replaces, { ...hour, kept: readHeldHours(request) }, now());
  const answer = await answerAsked(values, change, changedToast);
  if ("data" in answer) context.set(changeRefused, true);
  return answer;
}

/** Set when a change was rejected during this request: the page is then shown again even if the request can no longer be changed. */
export const changeRefused = createContext(false);

function answerAsked(
  values: FormValues,
  ask: (hour: HourRequest) => ReturnType<typeof requestHour | typeof changeHour>,
  toast: (made: BookingAnswer) => Flash,
) {
  const parsed = hourFormSchema.safeParse(values);
  if (!parsed.success) return comeBack(values, parsed.error.issues[0]?.message ?? "booking.invalid", 400);
  const work = async () => {
    const result = await ask(asHour(parsed.data));
    if (result.ok) return redirectWithToast(`/consultations/${result.consultation.id}`, toast(result));
    const own = ownOf(result);
    if (own) return redirectWithToast(own, OWN_TOAST);
    return comeBack(values, refusalMessage(result.reason), refusalStatus(result.reason), result);
  };
  return attempt("booking", work, (status) => comeBack(values, "booking.failed", status));
}

const changedToast = ({ advisorName: name }: BookingAnswer): Flash => ({
  title: "booking.hourChanged",
  text: "booking.hourChangedText",
  values: { name },
});

function comeBack(values: FormValues, key: string, status: number, refused: object = {}) {
  const [note, name] = [values.note, values.name].map((each) => (typeof each === "string" ? each : ""));
  const isOfName = key.startsWith("booking.askedName");
  const retryAfter = "retryAfterSeconds" in refused ? Number(refused.retryAfterSeconds) : null;
  const said = isOfName ? { errors: { name: key } as FieldErrors, alert: null } : { errors: {}, alert: { key } };
  return refuse({ intent: "request", ...said, values: { note, name } }, status, retryAfter);
}

/** The session ended while they were writing: holds the hour with the note, and asks them to sign in. */
async function answerSignedOut({ request, context, slug, selection, values }: AskedWith) {
  const parsed = hourFormSchema.safeParse(values);
  const hold = parsed.success ? await holdFor(parsed.data, request, deviceOf(request, context).address) : null;
  // A taken hour cannot be held: returns the form with its input, to select another time.
  if (hold && !hold.ok) return comeBack(values, refusedHold(hold).reason, refusalStatus(hold.reason), hold);
  const chosen = parsed.success ? { time: timeOf(parsed.data), minutes: parsed.data.minutes, urgency: parsed.data.urgency } : {};
  const here = hourPath(slug, { ...selection, ...chosen, account: "known", hold: hold?.ok ? hold.id : "" });
  const kept = hold?.ok ? [heldHoursCookie(request, hold.id)] : [];
  const headers = kept.map((cookie): [string, string] => ["set-cookie", cookie]);
  return redirectWithToast(here + ACCOUNT, { text: "booking.hourSessionEnded" }, headers);
}

function answerSignUp({ request, context, slug, selection, values }: AskedWith) {
  return answerForm("request", hourSignUpSchema, values, async ({ email, password, ...form }) => {
    const { address, language, currency } = deviceOf(request, context);
    const hold = await holdFor(form, request, address);
    if (!hold.ok) return refusedHold(hold);
    const here = { ...selection, time: timeOf(form), minutes: form.minutes, urgency: form.urgency, hold: hold.id };
    const returnTo = hourPath(slug, here);
    const held = await heldHourAt(returnTo, now());
    const entry = { email, password, category: null, returnTo, language, currency, timeZone: form.time_zone, held };
    const result = await unlessHeldInVain(hold, () => signUp(entry, address, now()));
    if (!result.ok) return result;
    const cookies = [
      waitingCookie({ email, signUpId: result.signUpId, hold: hold.id, name: form.name }),
      heldHoursCookie(request, hold.id),
    ];
    const headers = cookies.map((cookie): [string, string] => ["set-cookie", cookie]);
    return redirect(hourPath(slug, { ...here, isSent: true }) + ACCOUNT, { status: 303, headers });
  });
}

function answerSignIn(asked: AskedWith) {
  const { request, context, values } = asked;
  return answerForm("request", hourSignInSchema, values, async ({ email, password, rememberMe, ...form }) => {
    const remembered = rememberMe !== undefined;
    const result = await signIn({ email, password, rememberMe: remembered }, deviceOf(request, context), now());
    if (!result.ok) return result;
    return letIn(asked, form, { admission: result.admission, rememberMe: remembered });
  });
}

function answerConfirming(asked: AskedWith) {
  const { request, context, values, selection } = asked;
  return answerForm("request", hourFormSchema, values, async (form) => {
    const signUpId = readWaitingSignUp(request)?.signUpId ?? null;
    const result = await confirmByLink(selection.confirm, { device: deviceOf(request, context), signUpId }, now());
    // In any other browser, the person who opens the mail must see the request before it is sent in their name.
    if (!result.ok && (await findConfirmation(selection.confirm, signUpId, now()))) return redirect(confirmPath(selection.confirm), 303);
    if (!result.ok) return result;
    return letIn(asked, form, { ...result, cookies: [endedWaitingCookie()] });
  });
}
