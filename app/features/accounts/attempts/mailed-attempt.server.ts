import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { type AttemptKind, consumeAttempt, type TooManyAttempts } from "./attempts.server";

/** What anyone may request by naming an address, and the limit that the resulting email counts against. */
const MAIL_OF = { "sign-up": "sign-up-mail", "send-again": "sign-up-mail", reset: "reset-mail" } as const satisfies Partial<
  Record<AttemptKind, unknown>
>;

export type TooManyMails = TooManyAttempts | { ok: false; reason: "accounts.mailedOften"; retryAfterSeconds: number };

/**
 * Counts an attempt that mails an address the caller need not own, or refuses it as one too many: per network, and ten an hour of a kind to that address, from
 * any number of networks. The answer is the same whether or not an account exists. A `known` caller is counted separately. Throws TooBusy in a flood.
 */
export async function consumeMailedAttempt(
  kind: keyof typeof MAIL_OF,
  email: string,
  address: string,
  at: Date,
  known: string | null = null,
): Promise<{ ok: true } | TooManyMails> {
  const mailbox = mailboxOf(email);
  const taken = await consumeAttempt(kind, mailbox, address, at, known);
  if (!taken.ok || known) return taken;
  const mailed = await consumeLimit(MAIL_OF[kind], { person: mailbox }, at);
  return mailed.ok ? taken : { ...mailed, reason: "accounts.mailedOften" };
}
