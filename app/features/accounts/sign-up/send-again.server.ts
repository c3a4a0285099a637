import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import type { Language } from "#app/languages/languages";
import { consumeMailedAttempt, type TooManyMails } from "../attempts/mailed-attempt.server";
import { makeLink } from "../email-links.server";
import { mailConfirmation } from "../emails.server";
import { inConstantTime } from "../sign-in/constant-time.server";
import type { HeldHour } from "./held-hour";
import { newestSignUpOf, signUpDataOf } from "./own-sign-up.server";

interface Again {
  /** Where the link leads; null for where the sign-up was. */
  returnTo: string | null;
  /** Reads the hour held at such an address. */
  heldAt?: (returnTo: string | null, at: Date, connection: Connection) => Promise<HeldHour | null>;
  /** The caller's sign-up: what it gave goes with the new link. Otherwise that is chosen on confirming. */
  signUpId: string | null;
  /** Language of the asking browser. */
  language?: Language;
}

/**
 * Sends the confirmation link again if the address is unconfirmed. The answer is the same if it is not. The returned `signUpId` identifies
 * the sign-up at this browser's next 'Send again'.
 */
export async function sendConfirmationAgain(
  email: string,
  { returnTo: asked, signUpId, heldAt, language }: Again,
  address: string,
  at: Date,
): Promise<{ ok: true; signUpId: string } | TooManyMails> {
  const taken = await consumeMailedAttempt("send-again", email, address, at);
  if (!taken.ok) return taken;
  const work = db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNull(users.emailConfirmedAt), isNull(users.suspendedAt)));
    if (!user) return randomUUID();
    const given = await signUpDataOf(tx, signUpId, user.id);
    // In another browser only the way on is known: the password is the sign-up's own.
    const begun = given ?? (await newestSignUpOf(tx, user.id, at));
    const returnTo = asked ?? begun.returnTo;
    const link = await makeLink(tx, { userId: user.id, purpose: "confirm_email", email, ...given, returnTo }, at);
    const held = (await heldAt?.(returnTo, at, tx)) ?? null;
    await mailConfirmation(tx, email, link, { returnTo, held, timeZone: begun.timeZone ?? "", language });
    return link.id;
  });
  return { ok: true, signUpId: await inConstantTime(work) };
}
