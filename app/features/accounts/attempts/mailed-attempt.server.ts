import { takeLimit } from "#app/platform/limits/take-limit.server";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { type AttemptKind, type TooManyAttempts, takeAttempt } from "./attempts.server";

/** What anybody may ask for by naming an address, and as what the mail to it is counted. */
const MAIL_OF = { "sign-up": "sign-up-mail", "send-again": "sign-up-mail", reset: "reset-mail" } as const satisfies Partial<
  Record<AttemptKind, unknown>
>;

export type TooManyMails = TooManyAttempts | { ok: false; reason: "accounts.mailedOften"; retryAfterSeconds: number };

/**
 * Counts an attempt that mails an address which need not be of whoever asks, or says that there were too many: of one network, or to that address ten
 * an hour of a kind, from however many. The answer is the same whether somebody has an account there. Who is `known` counts alone. Throws TooBusy in a flood.
 */
export async function takeMailedAttempt(
  kind: keyof typeof MAIL_OF,
  email: string,
  address: string,
  at: Date,
  known: string | null = null,
): Promise<{ ok: true } | TooManyMails> {
  const mailbox = mailboxOf(email);
  const taken = await takeAttempt(kind, mailbox, address, at, known);
  if (!taken.ok || known) return taken;
  const mailed = await takeLimit(MAIL_OF[kind], { person: mailbox }, at);
  return mailed.ok ? taken : { ...mailed, reason: "accounts.mailedOften" };
}
