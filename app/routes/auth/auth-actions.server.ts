import type { RouterContextProvider } from "react-router";
import type { Provider } from "#app/features/accounts/oauth/providers";
import { emailFormSchema, signInSchema, signUpSchema } from "#app/features/accounts/schema";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server";
import { sendConfirmationAgain } from "#app/features/accounts/sign-up/send-again.server";
import { signUp } from "#app/features/accounts/sign-up/sign-up.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { heldHourAt } from "#app/features/booking/hour/held-hour.server";
import { answerForm } from "#app/forms/account-form.server";
import type { FormValues } from "#app/forms/read.server";
import { deviceOf } from "#app/middleware/device";
import { redirectWithToast } from "#app/middleware/flash";
import { beginOAuth } from "#app/middleware/oauth-flow";
import { signInAndRedirect } from "#app/middleware/sign-in-redirect";
import { addressContext } from "#app/middleware/viewer";
import { waitingAgainCookie, waitingCookie, waitingIdOf } from "#app/middleware/waiting-sign-up";
import { now } from "#app/platform/clock.server";
import { authAddress, PROVED_AGAIN } from "./auth-address";
import { nextOf } from "./request.server";

export interface Asked {
  /** Whether a signed-in person is re-authenticating. */
  isAgain: boolean;
  request: Request;
  context: Readonly<RouterContextProvider>;
  values: FormValues;
}

export function answerSignIn({ request, context, values, isAgain }: Asked) {
  return answerForm("sign-in", signInSchema, values, async (entry) => {
    const result = await signIn(entry, deviceOf(request, context), now());
    if (!result.ok) return result;
    return signInAndRedirect(result.admission, { request, rememberMe: entry.rememberMe, next: nextOf(request), toast: toastOf(isAgain) });
  });
}

export function answerSignUp({ request, context, values }: Asked) {
  const next = nextOf(request);
  return answerForm("sign-up", signUpSchema, values, async ({ email, password, category }) => {
    const { address, language, currency } = deviceOf(request, context);
    const held = await heldHourAt(next, now());
    const result = await signUp({ email, password, category, returnTo: next, language, currency, held }, address, now());
    if (!result.ok) return result;
    const toast = { title: "accounts.checkEmailTitle", text: "accounts.checkEmailText" };
    return redirectWithToast(authAddress({ tab: "sign-up", sent: "1", next }), toast, [
      ["set-cookie", waitingCookie({ email, signUpId: result.signUpId })],
    ]);
  });
}

/** Returns to the waiting page only if this browser already knew the address, so that it stores nothing new. */
export function answerSendAgain({ request, context, values }: Asked) {
  const next = nextOf(request);
  return answerForm("send-again", emailFormSchema, values, async ({ email }) => {
    const waitingId = waitingIdOf(request, email);
    const { address, language } = deviceOf(request, context);
    const again = { returnTo: next, signUpId: waitingId, heldAt: heldHourAt, language };
    const result = await sendConfirmationAgain(email, again, address, now());
    if (!result.ok) return result;
    if (waitingId === null) return redirectWithToast(authAddress({ next }), { text: "accounts.sentAgain" });
    return redirectWithToast(authAddress({ tab: "sign-up", sent: "1", next }), { text: "accounts.sentAgain" }, [
      ["set-cookie", waitingAgainCookie(request, { email, signUpId: result.signUpId })],
    ]);
  });
}

/** Redirects to the provider, which returns to where the person was going. Errors appear where they were. */
export function answerProvider(provider: Provider, { request, context }: Pick<Asked, "request" | "context">, viewer: Viewer | null) {
  const tab = new URL(request.url).searchParams.get("tab") === "sign-up" ? "sign-up" : undefined;
  const next = nextOf(request);
  const here = authAddress({ tab, again: viewer ? "1" : undefined, next });
  return beginOAuth(provider, {
    here,
    returnTo: next,
    userId: viewer?.userId,
    isAgain: viewer !== null,
    address: context.get(addressContext),
  });
}

/** Returns the toast after re-authentication. */
export const toastOf = (isAgain: boolean) => (isAgain ? PROVED_AGAIN : undefined);
