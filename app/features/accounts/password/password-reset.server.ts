import { and, eq, isNull } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { log } from "#app/platform/log/log.server";
import { consumeMailedAttempt, type TooManyMails } from "../attempts/mailed-attempt.server";
import { endLinks, findOpenLink, makeLink, useLink } from "../email-links.server";
import { mailPasswordChanged, mailPasswordReset } from "../emails.server";
import { type Device, endOtherSessions } from "../sessions/sessions.server";
import { stopSessions } from "../sessions/stop-sessions.server";
import { inConstantTime } from "../sign-in/constant-time.server";
import { knownBrowser } from "../sign-in/known-browser.server";
import { beginAnew } from "../sign-up/account-rows.server";
import { confirmEmail } from "../sign-up/confirmation.server";
import { replacePassword } from "./own-password.server";
import { hashPassword } from "./passwords.server";
import { removeSignInMethods } from "./sign-in-methods.server";

/**
 * Sends a link to choose a new password if there is an account. The answer and its timing are the same if there is none. A browser known
 * from an earlier sign-in is counted separately: however often others ask, the owner gets a link. `returnTo` is a path that `safeNext`
 * accepted: where the person continues after signing in with the new password.
 */
export async function requestPasswordReset(
  email: string,
  { address, keptBrowser = "", language }: Pick<Device, "address" | "keptBrowser" | "language">,
  at: Date,
  returnTo: string | null = null,
): Promise<{ ok: true } | TooManyMails> {
  const taken = await consumeMailedAttempt("reset", email, address, at, knownBrowser(keptBrowser, email));
  if (!taken.ok) return taken;
  await inConstantTime(
    db.transaction(async (tx) => {
      const [user] = await tx
        .select()
        .from(users)
        .where(and(eq(users.email, email), isNull(users.suspendedAt)));
      if (!user) return;
      const link = await makeLink(tx, { userId: user.id, purpose: "reset_password", email, returnTo }, at);
      // The language of an unconfirmed account may be a stranger's.
      await mailPasswordReset(tx, email, link, user.emailConfirmedAt ? undefined : language);
    }),
  );
  return { ok: true };
}

/**
 * Sets a new password by an emailed link, ending all sessions and other ways in but the second factor, which the link does not bypass. The link proves the
 * address, so an unconfirmed account is confirmed, and begins anew with language and currency of `reader`, the browser that resets. Signs nobody in, because a sign-in may need more. `email` is the mailbox the link went to. Throws TooBusy.
 */
export async function resetPassword(
  linkToken: string,
  password: string,
  at: Date,
  reader: Pick<Device, "language" | "currency"> = {},
): Promise<{ ok: true; email: string; returnTo: string | null } | { ok: false; reason: "accounts.linkEndedTitle" }> {
  const ended = { ok: false, reason: "accounts.linkEndedTitle" } as const;
  const open = await findOpenLink(linkToken, "reset_password", at);
  if (!open) return ended;
  const passwordHash = await hashPassword(password);
  await stopSessions(open.userId);
  return db.transaction(async (tx) => {
    const link = await useLink(tx, linkToken, "reset_password", at);
    if (!link) return ended;
    const { userId, email, id, returnTo } = link;
    const { endedCalendar } = await replacePassword(tx, userId, passwordHash, at);
    await endOtherSessions(tx, userId);
    const { endedWaysIn } = await removeSignInMethods(tx, userId);
    await beginAnew(tx, { ...reader, userId, email, category: null, at });
    await confirmEmail(tx, userId, at);
    await endLinks(tx, userId, "confirm_email", at);
    await mailPasswordChanged(tx, email, { id, isReset: true, endedCalendar, endedWaysIn });
    log("info", "password reset", { userId });
    return { ok: true, email, returnTo };
  });
}
