import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { type TooManyMails, takeMailedAttempt } from "../attempts/mailed-attempt.server";
import { makeLink } from "../email-links.server";
import { mailConfirmation } from "../emails.server";
import { inConstantTime } from "../sign-in/constant-time.server";
import type { HeldHour } from "./held-hour";
import { givenWith } from "./own-sign-up.server";

interface Again {
  returnTo: string | null;
  /** The hour that is held meanwhile. */
  held?: HeldHour | null;
  /** The sign-up of the browser that asks: its password and account type go with the new link. Of any other, they are chosen on confirming. */
  signUpId: string | null;
}

/**
 * Sends the confirmation link again when the address waits for one. The answer is the same when it does not. `signUpId` is what the next
 * 'Send again' of this browser knows its sign-up by.
 */
export async function sendConfirmationAgain(
  email: string,
  { returnTo, signUpId, held = null }: Again,
  address: string,
  at: Date,
): Promise<{ ok: true; signUpId: string } | TooManyMails> {
  const taken = await takeMailedAttempt("send-again", email, address, at);
  if (!taken.ok) return taken;
  const work = db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNull(users.emailConfirmedAt), isNull(users.suspendedAt)));
    if (!user) return randomUUID();
    const given = await givenWith(tx, signUpId, user.id);
    const link = await makeLink(tx, { userId: user.id, purpose: "confirm_email", email, returnTo, ...given }, at);
    const [profile] = await tx.select({ timeZone: profiles.timezone }).from(profiles).where(eq(profiles.userId, user.id));
    await mailConfirmation(tx, email, link, { returnTo, held, timeZone: profile?.timeZone ?? "" });
    return link.id;
  });
  return { ok: true, signUpId: await inConstantTime(work) };
}
