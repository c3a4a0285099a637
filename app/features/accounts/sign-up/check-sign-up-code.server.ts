import { db } from "#app/db/client.server";
import { MINUTE_MS } from "#app/platform/durations";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { LIMITS } from "#app/platform/limits/limits";
import { isSame } from "#app/platform/sealed/sealed-value.server";
import { findOpenLinkById } from "../email-links.server";
import { SIGN_UP_CODE_MINUTES } from "../limits";
import { signUpCode } from "./sign-up-code.server";

export type CodeOfSignUp =
  | { ok: true; link: { id: string } }
  | { ok: false; reason: "accounts.codeWrong" | "accounts.tooManyAttempts" | "accounts.tooManyToday"; retryAfterSeconds?: number };

/**
 * Returns the link whose code this is: that of this browser's own sign-up, while the mail is new. Each try counts for this sign-up
 * before it is compared, from whatever network: strangers who sign up with the same address have tries of their own, and leave its owner theirs. The answer is
 * the same whether the address has an account or not.
 */
export async function checkSignUpCode(waiting: { signUpId: string }, code: string, address: string, at: Date): Promise<CodeOfSignUp> {
  const taken = await consumeLimit("sign-up-code", { person: waiting.signUpId, address }, at);
  if (!taken.ok) {
    const isOfDay = taken.retryAfterSeconds > LIMITS["sign-up-code"].minutes * 60;
    return {
      ok: false,
      reason: isOfDay ? "accounts.tooManyToday" : "accounts.tooManyAttempts",
      retryAfterSeconds: taken.retryAfterSeconds,
    };
  }
  const link = await findOpenLinkById(waiting.signUpId, "confirm_email", at, db);
  const isNew = link !== null && link.createdAt.getTime() > at.getTime() - SIGN_UP_CODE_MINUTES * MINUTE_MS;
  return isSame(Buffer.from(code), Buffer.from(signUpCode(waiting.signUpId))) && isNew
    ? { ok: true, link: { id: link.id } }
    : { ok: false, reason: "accounts.codeWrong" };
}
