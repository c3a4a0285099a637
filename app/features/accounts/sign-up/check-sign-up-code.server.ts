import { db } from "#app/db/client.server";
import { MINUTE_MS } from "#app/platform/durations";
import { consumeAll } from "#app/platform/limits/consume-limit.server";
import { LIMITS } from "#app/platform/limits/limits";
import { networkOf } from "#app/platform/limits/network";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { isSame } from "#app/platform/sealed/sealed-value.server";
import { findOpenLinkById } from "../email-links.server";
import { SIGN_UP_CODE_MINUTES } from "../limits";
import { signUpCode } from "./sign-up-code.server";

export type CodeOfSignUp =
  | { ok: true; link: { id: string } }
  | { ok: false; reason: "accounts.codeWrong" | "accounts.tooManyAttempts" | "accounts.tooManyToday"; retryAfterSeconds?: number };

/**
 * Returns the link whose code this is: that of this browser's own sign-up, while the mail is new. Each try counts for the address within its network, in
 * whatever browser, and for the address from all of them, before it is compared; the answer is the same whether the address has an account or not.
 */
export async function checkSignUpCode(
  waiting: { signUpId: string; email: string },
  code: string,
  address: string,
  at: Date,
): Promise<CodeOfSignUp> {
  const mailbox = mailboxOf(waiting.email);
  const own = { kind: "sign-up-code", person: `${mailbox} ${networkOf(address)}`, address } as const;
  const taken = await consumeAll([own, { kind: "sign-up-code-address", person: mailbox }], at);
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
