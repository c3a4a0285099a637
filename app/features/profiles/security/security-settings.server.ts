import { eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { securitySettings } from "#app/db/schema/accounts/accounts";
import { consumeAccountChange } from "#app/features/accounts/attempts/own-changes.server";
import { signOthersOut } from "#app/features/accounts/sessions/sign-others-out.server";
import { signedInTransaction } from "#app/features/accounts/sessions/signed-in-transaction.server";
import { stopOtherSessions } from "#app/features/accounts/sessions/stop-sessions.server";
import { isFreshSignIn } from "#app/features/accounts/sign-in/fresh-sign-in";
import type { Viewer } from "#app/features/accounts/viewer";
import { warnOfLoginMailsOff } from "#app/features/accounts/warnings/emails.server";
import { compareChanges, type FieldAnswer, type FieldChanges, savedAnswer } from "#app/features/autosave/field-changes";
import type { SecurityField } from "./security-settings";

type Settings = Record<SecurityField, string>;

/** Returns a person's own security settings as form values. */
export const findSecuritySettings = (userId: string): Promise<Settings> => settingsOf(selectSettings(db, userId));

/**
 * Saves changed security settings, all or none; two-factor is not among them. Turning off sign-in emails needs a sign-in of the last 10 minutes and sends an
 * email, because it would hide an intruder. A longer session timeout needs such a sign-in, too, because it would keep one in.
 */
export function saveSecuritySettings(viewer: Viewer, changes: FieldChanges<SecurityField>, at: Date): Promise<FieldAnswer> {
  const { userId } = viewer;
  return signedInTransaction(viewer, async (tx) => {
    await tx.insert(securitySettings).values({ userId }).onConflictDoNothing();
    const kept = await settingsOf(selectSettings(tx, userId).for("update"));
    const { fresh, stale, isStale } = compareChanges(kept, changes);
    if (isStale) return { ok: false, stale };
    if (Number(fresh.sessionTimeout ?? 0) > Number(kept.sessionTimeout) && !isFreshSignIn(viewer.authenticatedAt, at))
      return { ok: false, errors: { sessionTimeout: "accounts.signInAgain" } };
    if (fresh.loginNotifications === "false") {
      if (!isFreshSignIn(viewer.authenticatedAt, at)) return { ok: false, errors: { loginNotifications: "accounts.signInAgain" } };
      if (!(await consumeAccountChange(tx, viewer, at))) return { ok: false, errors: { loginNotifications: "accounts.tooManyChanges" } };
      await warnOfLoginMailsOff(tx, viewer, at);
    }
    await tx
      .update(securitySettings)
      .set({
        ...(fresh.loginNotifications && { loginNotifications: fresh.loginNotifications === "true" }),
        ...(fresh.sessionTimeout && { sessionTimeout: Number(fresh.sessionTimeout) }),
        updatedAt: at,
      })
      .where(eq(securitySettings.userId, userId));
    return savedAnswer(changes);
  });
}

const selectSettings = (connection: Connection, userId: string) =>
  connection.select().from(securitySettings).where(eq(securitySettings.userId, userId));

async function settingsOf(selected: PromiseLike<(typeof securitySettings.$inferSelect)[]>): Promise<Settings> {
  const [row] = await selected;
  return { loginNotifications: String(row?.loginNotifications ?? true), sessionTimeout: String(row?.sessionTimeout ?? 24) };
}

/** Ends a person's sessions except the given one, if any, and the secret calendar address of their consultations. */
export async function endOwnSessions(viewer: Viewer, keptSessionId?: string) {
  await stopOtherSessions(viewer);
  return signedInTransaction(viewer, (tx) => signOthersOut(tx, viewer.userId, keptSessionId));
}
