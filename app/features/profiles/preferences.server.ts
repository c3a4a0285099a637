import { eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { preferences } from "#app/db/schema/preferences";
import type { HOUR_CYCLES, THEMES } from "./choices";
import { compareChanges, type FieldAnswer, type FieldChanges, savedAnswer } from "./field-changes";
import { MAIL_FIELDS, OPTIONAL_MAILS, type OptionalMail, type PreferenceField } from "./preferences";

export interface Preferences {
  theme: (typeof THEMES)[number];
  hourCycle: (typeof HOUR_CYCLES)[number];
  mutedMails: OptionalMail[];
}

/** How a person wants the site to look, and which mails they do not want. */
export async function findPreferences(userId: string, connection: Connection = db): Promise<Preferences> {
  const [row] = await connection.select().from(preferences).where(eq(preferences.userId, userId));
  if (!row) return { theme: "system", hourCycle: "auto", mutedMails: [] };
  return { theme: row.theme, hourCycle: row.hourCycle, mutedMails: row.mutedMails } as Preferences;
}

/** Whether a person wants a kind of mail that is theirs to choose. Ask before queueing one, in the same transaction. */
export async function wantsMail(connection: Connection, userId: string, mail: OptionalMail): Promise<boolean> {
  return !(await findPreferences(userId, connection)).mutedMails.includes(mail);
}

/** Preferences as the form has them. */
export function preferenceEntry({ theme, hourCycle, mutedMails }: Preferences): Record<PreferenceField, string> {
  return { theme, hourCycle, mailConsultations: String(!mutedMails.includes("consultations")) };
}

/** Takes the theme that was chosen anywhere on the site, whatever it was before. */
export async function chooseTheme(userId: string, theme: Preferences["theme"], at: Date) {
  const chosen = { theme, updatedAt: at };
  await db
    .insert(preferences)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: preferences.userId, set: chosen });
}

/** Writes changed preferences of a person, all or none. */
export function savePreferences(userId: string, changes: FieldChanges<PreferenceField>, at: Date): Promise<FieldAnswer> {
  return db.transaction(async (tx) => {
    await tx.insert(preferences).values({ userId }).onConflictDoNothing();
    await tx.select().from(preferences).where(eq(preferences.userId, userId)).for("update");
    const current = preferenceEntry(await findPreferences(userId, tx));
    const { fresh, stale, isStale } = compareChanges(current, changes);
    if (isStale) return { ok: false, stale };
    const { theme, hourCycle } = { ...current, ...fresh };
    const mutedMails = OPTIONAL_MAILS.filter((mail) => ({ ...current, ...fresh })[MAIL_FIELDS[mail]] === "false");
    await tx.update(preferences).set({ theme, hourCycle, mutedMails, updatedAt: at }).where(eq(preferences.userId, userId));
    return savedAnswer(changes);
  });
}
