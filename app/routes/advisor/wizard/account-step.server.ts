import { emailFormSchema, signInSchema, signUpSchema } from "#app/features/accounts/schema";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server";
import { sendConfirmationAgain } from "#app/features/accounts/sign-up/send-again.server";
import { signUp } from "#app/features/accounts/sign-up/sign-up.server";
import { draftCookie, readDraftCookie } from "#app/features/applications/drafts/draft-cookie.server";
import { awaitConfirmation, saveVisitorDraft } from "#app/features/applications/drafts/drafts.server";
import { resumeStep } from "#app/features/applications/wizard/missing";
import { stepAddress } from "#app/features/applications/wizard/wizard";
import { answerForm } from "#app/forms/account-form.server";
import { deviceOf as deviceOfRequest } from "#app/middleware/device";
import { redirectWithToast } from "#app/middleware/flash";
import { beginOAuth } from "#app/middleware/oauth-flow";
import { signInAndRedirect } from "#app/middleware/sign-in-redirect";
import { addressContext } from "#app/middleware/viewer";
import { waitingCookie, waitingIdOf } from "#app/middleware/waiting-sign-up";
import { now } from "#app/platform/clock.server";
import { type Asked, findAnswers, type Posted } from "./wizard-request.server";

const INTENTS = new Set(["sign-up", "sign-in", "send-again", "google", "linkedin"]);

/** Returns whether a submitted form is one of the account forms on the account step. */
export const isOfAccount = ({ step }: Asked, pressed: string) => step === "account" && INTENTS.has(pressed);

/** Handles the account forms, returning to the wizard with the input so far kept for the account. */
export function answerAccount(asked: Asked, { pressed, fields }: Pick<Posted, "pressed" | "fields">) {
  switch (pressed) {
    case "google":
    case "linkedin":
      return wayOn(asked).then((returnTo) => beginOAuth(pressed, { here: here(asked), returnTo, address: deviceOf(asked).address }));
    case "sign-in":
      return answerForm("sign-in", signInSchema, fields, async (entry) => {
        const result = await signIn(entry, deviceOf(asked), now());
        if (!result.ok) return result;
        return signInAndRedirect(result.admission, { request: asked.request, rememberMe: entry.rememberMe, next: await wayOn(asked) });
      });
    case "send-again":
      return answerForm("send-again", emailFormSchema, fields, async ({ email }) => {
        const waiting = await waitFor(asked, email);
        if (!waiting.ok) return waiting;
        const { address, language } = deviceOf(asked);
        const again = { returnTo: waiting.returnTo, signUpId: waitingIdOf(asked.request, email), language };
        const result = await sendConfirmationAgain(email, again, address, now());
        if (!result.ok) return result;
        return redirectWithToast(sentAddress(asked), { text: "accounts.sentAgain" }, [
          ...waiting.cookies,
          ["set-cookie", waitingCookie({ email, signUpId: result.signUpId })],
        ]);
      });
    default:
      return answerForm("sign-up", signUpSchema, fields, async ({ email, password, category }) => {
        const waiting = await waitFor(asked, email);
        if (!waiting.ok) return waiting;
        const { address, language, currency } = deviceOf(asked);
        const result = await signUp({ email, password, category, returnTo: waiting.returnTo, language, currency }, address, now());
        if (!result.ok) return result;
        const toast = { title: "accounts.checkEmailTitle", text: "accounts.checkEmailText" };
        return redirectWithToast(sentAddress(asked), toast, [
          ...waiting.cookies,
          ["set-cookie", waitingCookie({ email, signUpId: result.signUpId })],
        ]);
      });
  }
}

const here = ({ wizard, url }: Asked) =>
  stepAddress(wizard, "account", url.searchParams.get("tab") === "sign-in" ? { tab: "sign-in" } : undefined);

const sentAddress = ({ wizard }: Asked) => stepAddress(wizard, "account", { sent: "1" });

/** Returns where the wizard continues once there is an account: at the first incomplete step. */
async function wayOn(asked: Asked, more?: Record<string, string>) {
  const { answers } = await findAnswers(asked);
  return stepAddress(asked.wizard, resumeStep(answers, { wizard: asked.wizard, isSignedIn: true }), more);
}

/** Links the draft to the address to be confirmed, so that it is found in whichever browser opens the mail. */
async function waitFor(asked: Asked, email: string) {
  const { request, context } = asked;
  const kept = await saveVisitorDraft(readDraftCookie(request), {}, context.get(addressContext), now());
  if (!kept.ok) return kept;
  const draft = await awaitConfirmation(kept.token, email, now());
  const cookies: [string, string][] = [["set-cookie", draftCookie(kept.token)]];
  return { ok: true as const, cookies, returnTo: await wayOn(asked, draft ? { draft } : undefined) };
}

const deviceOf = ({ request, context }: Asked) => deviceOfRequest(request, context);
