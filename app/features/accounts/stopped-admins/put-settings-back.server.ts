import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { siteSettings } from "#app/db/schema/site-content";
import { now } from "#app/platform/clock.server";
import { logOfSite } from "#app/platform/site-log.server";

/** Settings that lead money or people elsewhere, by the action that saves them, and as the mail that follows calls them. */
const LEADING = {
  "settings.pay_way_updated": "payWay",
  "settings.contact_updated": "contact",
  "settings.danger_lines_updated": "danger",
} as const;

export type SettingBack = (typeof LEADING)[keyof typeof LEADING];

/**
 * Puts back how clients pay, the contact details and what people in danger read, as they stood before an admin or their suspects saved them, if that was since a
 * moment and nobody else has saved them after. Returns which were. For the owner's word alone: what an admin of before has set is not undone with their role.
 */
export async function putSettingsBack(tx: Transaction, suspects: Set<string>, since: Date): Promise<SettingBack[]> {
  const done: SettingBack[] = [];
  for (const [action, setting] of Object.entries(LEADING)) {
    const [earliest] = (await savesAtEnd(tx, suspects, { action, since })).slice(-1);
    if (!earliest) continue;
    const { before, after } = earliest.details;
    if (await restoreSettings(tx, Object.keys(after ?? {}), before)) done.push(setting);
    if (done.at(-1) === setting) await logOfSite(tx, "settings.put-back", null, { before: after, after: before });
  }
  return done;
}

/** The saves of settings after which nobody but suspects has saved them, newest first. */
export async function savesAtEnd(tx: Transaction, suspects: Set<string>, { action, since }: { action: string; since: Date }) {
  const isOfSetting = and(eq(auditLog.action, action), gt(auditLog.createdAt, since));
  const saves = await tx.select().from(auditLog).where(isOfSetting).orderBy(desc(auditLog.createdAt));
  const stays = saves.findIndex(({ actorId }) => !suspects.has(actorId ?? ""));
  return saves.slice(0, stays < 0 ? saves.length : stays);
}

/** Writes settings as they stood before a save, as the log has them; those that nobody had set are set no more. Returns whether any was another. */
export async function restoreSettings(tx: Transaction, names: string[], before: unknown): Promise<boolean> {
  const known = (before ?? {}) as Record<string, unknown>;
  const stood = names.flatMap((name) => (typeof known[name] === "string" ? [{ name, value: known[name] }] : []));
  const present = await tx.delete(siteSettings).where(inArray(siteSettings.name, names)).returning();
  if (stood.length > 0) await tx.insert(siteSettings).values(stood.map((row) => ({ ...row, updatedAt: now() })));
  return names.some((name) => (present.find((row) => row.name === name)?.value ?? "") !== (known[name] ?? ""));
}
