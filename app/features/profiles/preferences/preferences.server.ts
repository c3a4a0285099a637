import { eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { preferences } from "#app/db/schema/accounts/preferences";
import { compareChanges, type FieldAnswer, type FieldChanges, savedAnswer } from "#app/features/autosave/field-changes";
import { MAILED_KINDS, type MailedKind, NOTIFICATION_KINDS, type NotificationKind } from "#app/features/notifications/kinds";
import type { HOUR_CYCLES, THEMES } from "../choices";
import { type AppField, appField, type MailField, mailField, type PreferenceField } from "./preferences";

export interface Preferences {
  theme: (typeof THEMES)[number];
  hourCycle: (typeof HOUR_CYCLES)[number];
  mutedMails: MailedKind[];
  mutedNotifications: NotificationKind[];
}

/** Returns a person's display preferences and muted notifications. */
export async function findPreferences(userId: string, connection: Connection = db): Promise<Preferences> {
  const [row] = await connection.select().from(preferences).where(eq(preferences.userId, userId));
  if (!row) return { theme: "system", hourCycle: "auto", mutedMails: [], mutedNotifications: [] };
  return {
    theme: row.theme,
    hourCycle: row.hourCycle,
    mutedMails: row.mutedMails,
    mutedNotifications: row.mutedNotifications,
  } as Preferences;
}

/** Converts preferences to form values. */
export function preferenceEntry({ theme, hourCycle, mutedMails, mutedNotifications }: Preferences): Record<PreferenceField, string> {
  const inApp = NOTIFICATION_KINDS.map((kind) => [appField(kind), String(!mutedNotifications.includes(kind))]);
  const byMail = MAILED_KINDS.map((kind) => [mailField(kind), String(!mutedMails.includes(kind))]);
  const switches = Object.fromEntries([...inApp, ...byMail]) as Record<AppField | MailField, string>;
  return { theme, hourCycle, ...switches };
}

/** Saves a theme chosen anywhere on the site, without a conflict check. */
export async function chooseTheme(userId: string, theme: Preferences["theme"], at: Date) {
  const chosen = { theme, updatedAt: at };
  await db
    .insert(preferences)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: preferences.userId, set: chosen });
}

/** Saves changed preferences, all or none. */
export function savePreferences(userId: string, changes: FieldChanges<PreferenceField>, at: Date): Promise<FieldAnswer> {
  return db.transaction(async (tx) => {
    await tx.insert(preferences).values({ userId }).onConflictDoNothing();
    await tx.select().from(preferences).where(eq(preferences.userId, userId)).for("update");
    const current = preferenceEntry(await findPreferences(userId, tx));
    const { fresh, stale, isStale } = compareChanges(current, changes);
    if (isStale) return { ok: false, stale };
    const wanted = { ...current, ...fresh };
    const { theme, hourCycle } = wanted;
    const mutedMails = MAILED_KINDS.filter((kind) => wanted[mailField(kind)] === "false");
    const mutedNotifications = NOTIFICATION_KINDS.filter((kind) => wanted[appField(kind)] === "false");
    await tx
      .update(preferences)
      .set({ theme, hourCycle, mutedMails, mutedNotifications, updatedAt: at })
      .where(eq(preferences.userId, userId));
    return savedAnswer(changes);
  });
}
