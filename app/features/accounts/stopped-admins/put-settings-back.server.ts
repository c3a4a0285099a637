import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { siteSettings } from "#app/db/schema/site-content";
import { publishBrand } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { logOfSite } from "#app/platform/site-log.server";
import { isSuspect, type Suspicion } from "./undone-roles";

/** Settings that lead money or people elsewhere, by the action that saves them, and as the mail that follows calls them. */
const LEADING = {
  "settings.pay_way_updated": "payWay",
  "settings.contact_updated": "contact",
  "settings.danger_lines_updated": "danger",
} as const;

export type SettingBack = (typeof LEADING)[keyof typeof LEADING];

/**
 * Puts back how clients pay, the contact details and what people in danger read, each as it stood before the first save under suspicion since a moment, if nobody
 * else has saved them after, and publishes them. Returns which were. For the owner's word alone: what an admin of before has set is not undone with their role.
 */
export async function putSettingsBack(tx: Transaction, suspicions: readonly Suspicion[], since: Date): Promise<SettingBack[]> {
  const done: SettingBack[] = [];
  for (const [action, setting] of Object.entries(LEADING)) {
    const saves = await savesAtEnd(tx, suspicions, { action, since });
    if (saves.length === 0) continue;
    const { before, after } = stoodBefore(saves);
    if (!(await restoreSettings(tx, Object.keys(after), before))) continue;
    done.push(setting);
    await logOfSite(tx, "settings.put-back", null, { before: after, after: before });
  }
  if (done.length > 0) await publishBrand(tx);
  return done;
}

type Save = typeof auditLog.$inferSelect;
type Values = Record<string, unknown>;

/** The values of all settings that some saves wrote, newest first: each as it stood before the first that has it, and as the last wrote it. */
export function stoodBefore(saves: readonly Save[]): { before: Values; after: Values } {
  const stood: { before: Values; after: Values } = { before: {}, after: {} };
  for (const { details } of saves) {
    const [before, after] = [(details.before ?? {}) as Values, (details.after ?? {}) as Values];
    for (const name of Object.keys(after)) delete stood.before[name];
    Object.assign(stood.before, Object.fromEntries(Object.entries(before).filter(([name]) => name in after)));
    stood.after = { ...after, ...stood.after };
  }
  return stood;
}

/** The saves of settings at whose end are none but those under suspicion, newest first. */
export async function savesAtEnd(tx: Transaction, suspicions: readonly Suspicion[], { action, since }: { action: string; since: Date }) {
  const isOfSetting = and(eq(auditLog.action, action), gt(auditLog.createdAt, since));
  const saves = await tx.select().from(auditLog).where(isOfSetting).orderBy(desc(auditLog.createdAt));
  const stays = saves.findIndex(({ actorId, createdAt }) => !isSuspect(suspicions, actorId, createdAt));
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
