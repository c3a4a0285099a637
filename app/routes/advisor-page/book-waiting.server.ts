import { redirect } from "react-router";
import { z } from "zod";
import { findUsedLinkById, leadSignUpTo, openReturnOf } from "#app/features/accounts/email-links.server";
import type { Device } from "#app/features/accounts/sessions/sessions.server";
import { sendConfirmationAgain } from "#app/features/accounts/sign-up/send-again.server";
import { askedHourAt, heldHourAt } from "#app/features/booking/hour/held-hour.server";
import { releaseHold } from "#app/features/booking/hour/hold-hour.server";
import { hourFormSchema } from "#app/features/booking/hour/hour-form";
import { type HourSelection, hourPath } from "#app/features/booking/hour/hour-selection";
import { requestOfLink } from "#app/features/booking/hour/request-of-link.server";
import { answerForm } from "#app/forms/account-form.server";
import type { FormValues } from "#app/forms/read.server";
import { redirectWithToast } from "#app/middleware/flash";
import { heldHoursCookie, readHeldHours } from "#app/middleware/held-hours";
import { readWaitingSignUp, waitingCookie } from "#app/middleware/waiting-sign-up";
import { now } from "#app/platform/clock.server";
import { holdFor, refusedHold, timeOf } from "./held-for.server";

const sendAgainSchema = z.object({ intent: z.literal("send-again") });

interface Waiting extends Pick<Device, "address" | "language"> {
  request: Request;
  slug: string;
  selection: HourSelection;
  values: FormValues;
}

/**
 * Handles changes of an hour while the confirmation mail is on its way, to another time as well: holds the hour as changed, lets the one before it go, and points
 * the mail's link to it. Null when this browser is not waiting for a mail.
 */
export function answerWaiting({ request, address, slug, selection, values }: Waiting) {
  const waiting = selection.isSent && values.email === undefined ? readWaitingSignUp(request) : null;
  if (!waiting) return null;
  return answerForm("request", hourFormSchema, values, async (form) => {
    const hold = await holdFor(form, request, address);
    if (!hold.ok) return refusedHold(hold);
    const here = { ...selection, time: timeOf(form), minutes: form.minutes, urgency: form.urgency, hold: hold.id };
    const isElse = (await timeWaitedFor(waiting.signUpId)) !== here.time;
    await leadSignUpTo(waiting.signUpId, hourPath(slug, { ...here, isSent: false }), now());
    if (waiting.hold && waiting.hold !== hold.id) await releaseHold(waiting.hold);
    const cookies = [waitingCookie({ ...waiting, hold: hold.id }), heldHoursCookie(request, hold.id)];
    const kept = cookies.map((cookie): [string, string] => ["set-cookie", cookie]);
    return redirectWithToast(
      hourPath(slug, { ...here, isSent: true }),
      { text: isElse ? "booking.hourNowAsked" : "booking.hourLinkSaved" },
      kept,
    );
  });
}

/** Resends the confirmation mail of this browser's sign-up with a link to the hour as it is now, and keeps waiting. */
export function answerSendAgain({ request, address, language, slug, selection, values }: Waiting) {
  const here = hourPath(slug, { ...selection, isSent: true });
  return answerForm("send-again", sendAgainSchema, values, async () => {
    const waiting = readWaitingSignUp(request);
    if (!waiting) return redirect(hourPath(slug, { ...selection, isSent: false }), 303);
    const returnTo = hourPath(slug, { ...selection, isSent: false });
    const again = { returnTo, signUpId: waiting.signUpId, heldAt: heldHourAt, language };
    const result = await sendConfirmationAgain(waiting.email, again, address, now());
    if (!result.ok) return result;
    const cookie = waitingCookie({ ...waiting, signUpId: result.signUpId });
    return redirectWithToast(here, { text: "accounts.sentAgain" }, [["set-cookie", cookie]]);
  });
}

/** Returns the state of the confirmation mail that this browser waits for: its recipient, and the result if it was confirmed on another device. */
export async function readWaiting(request: Request) {
  const waiting = readWaitingSignUp(request);
  const used = waiting && (await findUsedLinkById(waiting.signUpId, "confirm_email"));
  const waitsFor = waiting && (await timeWaitedFor(waiting.signUpId));
  return { email: waiting?.email ?? "", isUsed: used !== null, asked: used && (await requestOfLink(used)), waitsFor };
}

/** Returns the time that a sign-up's link asks for; null once it has been followed. */
async function timeWaitedFor(signUpId: string) {
  const asked = await askedHourAt(await openReturnOf(signUpId, now()));
  return asked && new Date(asked.startsAt).toISOString();
}

/** Returns the page for opening such a link in any other browser, where the person sets a password and sees the request before it is sent. */
export const confirmPath = (token: string) => `/auth/confirm?token=${encodeURIComponent(token)}`;

/** Ids of the hours that this browser holds, and of the one that its unconfirmed sign-up asks for: its note comes back here as long as the mail's link works. */
export const holdsOf = (request: Request) => [...readHeldHours(request), readWaitingSignUp(request)?.hold ?? ""];
