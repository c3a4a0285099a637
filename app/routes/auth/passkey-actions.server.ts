import { data } from "react-router";
import { z } from "zod";
import { assertionSchema } from "#app/features/accounts/passkeys/schema";
import { beginEntry, signInWithPasskey } from "#app/features/accounts/passkeys/sign-in-with-passkey.server";
import { deviceOf } from "#app/middleware/device";
import { endedPasskeyCookie, passkeyCookie, readPasskeyCookie } from "#app/middleware/passkey-cookie";
import { signInAndRedirect } from "#app/middleware/sign-in-redirect";
import { now } from "#app/platform/clock.server";
import { contactEmail } from "#app/platform/mail/sender.server";
import { type Asked, toastOf } from "./auth-actions.server";
import { nextOf } from "./request.server";

/** Begins a passkey sign-in: returns the challenge to sign, bound to this browser. */
export async function answerPasskeyBegin({ request, context }: Asked) {
  const begun = await beginEntry(deviceOf(request, context).address, now());
  if (!begun.ok) return refusePasskey(begun);
  return data({ options: begun.options }, { headers: { "set-cookie": passkeyCookie(begun.token) } });
}

const entrySchema = z.strictObject({ intent: z.string(), credential: assertionSchema });

export async function answerPasskey({ request, context, values, isAgain }: Asked) {
  const read = entrySchema.safeParse(values);
  if (!read.success) return refusePasskey({ reason: "passkeys.refused" });
  const result = await signInWithPasskey(readPasskeyCookie(request), read.data.credential, deviceOf(request, context), now());
  if (!result.ok) return refusePasskey(result);
  const { admission, rememberMe } = result;
  const cookies = [endedPasskeyCookie()];
  return signInAndRedirect(admission, { request, rememberMe, next: nextOf(request), toast: toastOf(isAgain), cookies });
}

async function refusePasskey({ reason, retryAfterSeconds }: { reason: string; retryAfterSeconds?: number }) {
  const alert = { key: reason, values: { email: await contactEmail() } };
  const headers = new Headers({ "set-cookie": endedPasskeyCookie() });
  if (retryAfterSeconds) headers.set("retry-after", String(retryAfterSeconds));
  return data({ alert }, { status: retryAfterSeconds ? 429 : 400, headers });
}
