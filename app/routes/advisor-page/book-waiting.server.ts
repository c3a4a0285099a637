import { redirect } from "react-router";
import { findUsedLinkById, leadSignUpTo } from "#app/features/accounts/email-links.server";
import { requestOfLink } from "#app/features/booking/hour/asked-hour.server";
import { hourFormSchema } from "#app/features/booking/hour/hour-form";
import { type HourWish, hourPath } from "#app/features/booking/hour/hour-wish";
import { answerForm } from "#app/forms/account-form.server";
import type { FormValues } from "#app/forms/read.server";
import { heldHoursCookie } from "#app/middleware/held-hours";
import { readWaitingSignUp } from "#app/middleware/waiting-sign-up";
import { now } from "#app/platform/clock.server";
import { holdFor, refusedHold, timeOf } from "./held-for.server";

interface Waiting {
  request: Request;
  address: string;
  slug: string;
  wish: HourWish;
  values: FormValues;
}

/**
 * What is changed of an hour while the mail to confirm is on its way: it is held so from then on, and the mail's link comes back to that. Null where this
 * browser waits for no mail.
 */
export function answerWaiting({ request, address, slug, wish, values }: Waiting) {
  const waiting = wish.isSent && values.email === undefined ? readWaitingSignUp(request) : null;
  if (!waiting) return null;
  return answerForm("request", hourFormSchema, values, async (form) => {
    const hold = await holdFor(form, request, address);
    if (!hold.ok) return refusedHold(hold);
    const here = { ...wish, time: timeOf(form), minutes: form.minutes, urgency: form.urgency, hold: hold.id };
    await leadSignUpTo(waiting.signUpId, hourPath(slug, { ...here, isSent: false }), now());
    const headers = { "set-cookie": heldHoursCookie(request, hold.id) };
    return redirect(hourPath(slug, { ...here, isSent: true }), { status: 303, headers });
  });
}

/** How it stands with the mail that this browser waits for on the page of an hour: to whom it went, or what came of it on another device. */
export async function readWaiting(request: Request) {
  const waiting = readWaitingSignUp(request);
  const used = waiting && (await findUsedLinkById(waiting.signUpId, "confirm_email"));
  return { email: waiting?.email ?? "", isUsed: used !== null, asked: used && (await requestOfLink(used)) };
}
