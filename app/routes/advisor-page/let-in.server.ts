import type { RouterContextProvider } from "react-router";
import { findViewer } from "#app/features/accounts/sessions/sessions.server";
import type { FirstFactorResult } from "#app/features/accounts/sign-in/first-factor.server";
import { holdForm } from "#app/features/accounts/sign-in/held-forms.server";
import type { HourForm } from "#app/features/booking/hour/hour-form";
import { type HourSelection, hourPath } from "#app/features/booking/hour/hour-selection";
import { requestHour } from "#app/features/booking/hour/request-hour.server";
import { refusalMessage } from "#app/features/booking/request/refusals";
import type { BookingAnswer } from "#app/features/booking/request/reserve-time.server";
import type { FormValues } from "#app/forms/read.server";
import { deviceOf } from "#app/middleware/device";
import type { Flash } from "#app/middleware/flash";
import { heldHoursCookie, readHeldHours } from "#app/middleware/held-hours";
import { signInAndRedirect } from "#app/middleware/sign-in-redirect";
import { now } from "#app/platform/clock.server";
import { holdFor, timeOf } from "./held-for.server";

/** A form of an hour's page, and where it was posted. */
export interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
  slug: string;
  selection: HourSelection;
}

export type AskedWith = Asked & { values: FormValues };

/** Returns the request of a form. */
export const asHour = ({ offer, hold, minutes, urgency, note, name, time_zone }: HourForm) => ({
  offer,
  hold,
  note,
  name,
  durationMinutes: minutes,
  urgency,
  timeZone: time_zone,
});

/** The toast of a request that was sent. */
export const requestedToast = ({
  advisorName: name,
  expiryHours: hours,
  consultation: { expiresAt, scheduledTime },
}: BookingAnswer): Flash => ({
  title: "booking.requestedTitle",
  ...(expiresAt >= scheduledTime
    ? { text: "booking.requestSentSoon", values: { name } }
    : { text: "booking.requestSent", values: { name, hours } }),
});

/** Address of the viewer's own request that already has this hour, sent from another window or earlier. */
export const ownOf = (refused: object) => ("own" in refused && refused.own ? `/consultations/${refused.own}` : null);
export const OWN_TOAST: Flash = { text: "booking.hourOwnRequest" };

interface Entry {
  admission: FirstFactorResult;
  rememberMe: boolean;
  cookies?: string[];
}

/** Requests the hour for a person who has just signed in. If a second factor is due or the hour is unavailable, returns to the hour's page. */
export async function letIn({ request, context, slug, selection }: AskedWith, form: HourForm, entry: Entry) {
  const { admission } = entry;
  const address = deviceOf(request, context).address;
  const viewer = admission.kind === "session" ? await findViewer(admission.token, now(), address) : null;
  const here = {
    ...selection,
    time: timeOf(form),
    minutes: form.minutes,
    urgency: form.urgency,
    account: undefined,
    isSent: false,
    confirm: "",
  };
  if (!viewer) {
    const hold = await holdFor(form, request, address);
    const cookies = [...(entry.cookies ?? []), ...(hold.ok ? [heldHoursCookie(request, hold.id)] : [])];
    // When the hour is gone, stores only what they typed.
    const typed =
      !hold.ok && admission.kind === "challenge"
        ? await keepTyped({ userId: admission.userId, challenge: admission.token, address }, form)
        : "";
    return signInAndRedirect(admission, {
      ...entry,
      cookies,
      request,
      next: hourPath(slug, { ...here, hold: hold.ok ? hold.id : "", typed }),
    });
  }
  const result = await requestHour(viewer, { ...asHour(form), kept: readHeldHours(request) }, now());
  if (result.ok)
    return signInAndRedirect(admission, {
      ...entry,
      request,
      next: `/consultations/${result.consultation.id}`,
      toast: requestedToast(result),
    });
  const own = ownOf(result);
  const toast: Flash = own ? OWN_TOAST : { text: refusalMessage(result.reason), tone: "danger" };
  // The redirect loads a new page, so store what they typed to refill it there.
  const typed = own ? "" : await keepTyped(viewer, form);
  return signInAndRedirect(admission, { ...entry, request, next: own ?? hourPath(slug, { ...here, typed }), toast });
}

const keepTyped = async (holder: Parameters<typeof holdForm>[0], { note, name = "" }: HourForm) =>
  (await holdForm(holder, { note, name }, now())) ?? "";
