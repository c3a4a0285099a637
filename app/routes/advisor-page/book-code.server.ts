import { data, redirect } from "react-router";
import { checkSignUpCode } from "#app/features/accounts/sign-up/check-sign-up-code.server";
import { confirmByLink } from "#app/features/accounts/sign-up/confirmation.server";
import { hourCodeSchema } from "#app/features/booking/hour/hour-form";
import { hourPath } from "#app/features/booking/hour/hour-selection";
import { answerForm } from "#app/forms/account-form.server";
import { deviceOf } from "#app/middleware/device";
import { endedWaitingCookie, readWaitingSignUp } from "#app/middleware/waiting-sign-up";
import { now } from "#app/platform/clock.server";
import type { MessageKey } from "#app/ui/text/message-key";
import { type AskedWith, letIn } from "./let-in.server";

const LINK_ENDED = "accounts.linkEndedTitle";

/** Confirms with the code of the mail, which was read on another device: this browser goes on as if the link had been opened in it. */
export async function answerCode(asked: AskedWith) {
  const { request, context, values, slug, selection } = asked;
  const answer = await answerForm("confirm-code", hourCodeSchema, values, async ({ code, ...form }) => {
    const waiting = readWaitingSignUp(request);
    if (!waiting) return redirect(hourPath(slug, { ...selection, isSent: false }), 303);
    const device = deviceOf(request, context);
    const checked = await checkSignUpCode(waiting, code, device.address, now());
    if (!checked.ok) return checked;
    const result = await confirmByLink(checked.link, { device, signUpId: waiting.signUpId }, now());
    // The name was given with the sign-up, and the page that waits has no field for it.
    const named = { ...form, name: form.name ?? (waiting.name || undefined) };
    return result.ok ? letIn(asked, named, { ...result, cookies: [endedWaitingCookie()] }) : result;
  });
  const alert = "data" in answer ? answer.data.alert : undefined;
  const key = alert && "key" in alert ? (alert.key as MessageKey) : undefined;
  // What is said of the code stands at its field, too: the top of the form is out of sight there.
  if (!("data" in answer) || !key || key === LINK_ENDED) return answer;
  return data({ ...answer.data, errors: { code: key } }, answer.init ?? undefined);
}
