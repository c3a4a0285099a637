import { eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { securitySettings } from "#app/db/schema/accounts/accounts";
import { signOthersOut } from "#app/features/accounts/sessions/sign-others-out.server";
import { compareChanges, type FieldAnswer, type FieldChanges, savedAnswer } from "#app/features/autosave/field-changes";
import type { SecurityField } from "./security-settings";

type Settings = Record<SecurityField, string>;

/** A person's own security settings as their form has them. */
export const findSecuritySettings = (userId: string): Promise<Settings> => settingsOf(selectSettings(db, userId));

/** Writes changed security settings of a person, all or none. Two-factor is not among them. */
export function saveSecuritySettings(userId: string, changes: FieldChanges<SecurityField>, at: Date): Promise<FieldAnswer> {
  return db.transaction(async (tx) => {
    await tx.insert(securitySettings).values({ userId }).onConflictDoNothing();
    const { fresh, stale, isStale } = compareChanges(await settingsOf(selectSettings(tx, userId).for("update")), changes);
    if (isStale) return { ok: false, stale };
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

/** Ends a person's sessions but the one given, all of them without one, and the secret address of their consultations. */
export const endOwnSessions = (userId: string, keptSessionId?: string) => db.transaction((tx) => signOthersOut(tx, userId, keptSessionId));
