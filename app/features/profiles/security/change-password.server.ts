import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { sessions } from "#app/db/schema/accounts/accounts";
import { mailPasswordChanged } from "#app/features/accounts/emails.server";
import { replacePassword } from "#app/features/accounts/password/own-password.server";
import { hashPassword } from "#app/features/accounts/password/passwords.server";
import { type Reauthentication, reauthenticate } from "#app/features/accounts/password/reauthentication.server";
import { hasOtherSignInMethod } from "#app/features/accounts/password/sign-in-methods.server";
import { isTwoFactorOn } from "#app/features/accounts/second-factor/code-check.server";
import { endOtherSessions, isStillSignedIn } from "#app/features/accounts/sessions/sessions.server";
import { stopOtherSessions } from "#app/features/accounts/sessions/stop-sessions.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { log } from "#app/platform/log/log.server";

interface PasswordChange {
  newPassword: string;
  /** Omitted if it was not asked for. */
  currentPassword?: string;
}

/**
 * Sets a person's own password (decisions.md 2, Password change). A sign-in older than 10 minutes requires the current one, and wrong
 * entries count like failed sign-ins. Every other session ends, and an email reports it. The proof makes the sign-in fresh, except for
 * people with a second factor. Throws TooBusy.
 */
export async function changePassword(
  viewer: Viewer,
  { newPassword, currentPassword }: PasswordChange,
  address: string,
  at: Date,
): Promise<Reauthentication> {
  const proof = await reauthenticate(viewer, { password: currentPassword ?? "" }, address, at);
  if (!proof.ok) return proof;
  const passwordHash = await hashPassword(newPassword);
  await stopOtherSessions(viewer);
  const isDone = await db.transaction(async (tx) => {
    if (!(await isStillSignedIn(tx, viewer))) return false;
    const { endedCalendar } = await replacePassword(tx, viewer.userId, passwordHash, at);
    if (!(await isTwoFactorOn(tx, viewer.userId)))
      await tx
        .update(sessions)
        .set({ authenticatedAt: at })
        .where(and(eq(sessions.userId, viewer.userId), eq(sessions.id, viewer.sessionId)));
    await endOtherSessions(tx, viewer.userId, viewer.sessionId);
    const keptWaysIn = await hasOtherSignInMethod(tx, viewer.userId);
    await mailPasswordChanged(tx, viewer.email, { id: `${viewer.userId}-${at.getTime()}`, isReset: false, endedCalendar, keptWaysIn });
    return true;
  });
  if (!isDone) return { ok: false, reason: "accounts.signInAgain" };
  log("info", "password changed", { userId: viewer.userId });
  return { ok: true };
}
