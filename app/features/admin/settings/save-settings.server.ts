import { inArray } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { SETTINGS_LINE } from "#app/features/accounts/stopped-admins/lines";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import type { AuditAction } from "#app/features/audit/audit-actions";
import type { Outcome } from "#app/platform/outcome";

const NEVER = new Date(0);

type Row = typeof siteSettings.$inferSelect;

interface Write {
  action: AuditAction;
  values: Record<string, string>;
  /** When the newest of them was saved, as the admin has seen them. */
  version: Date;
  at: Date;
  /** What the log says of a secret that belongs to them, in place of the secret. */
  secret?: Record<string, string>;
  publish?: (tx: AdminTransaction, before: Row[]) => Promise<unknown>;
}

/** Runs a save of settings: those of all admins one after the other. */
export const settingsTransaction = <Result>(actor: AdminActor, work: (tx: AdminTransaction) => Promise<Result>) =>
  adminTransaction(actor, work, SETTINGS_LINE);

/** Saves settings that belong together, unless somebody has saved them since they were read. */
export const saveSettings = (actor: AdminActor, write: Write): Promise<Outcome<"stale">> =>
  settingsTransaction(actor, (tx) => writeSettings(tx, actor, write));

/** Writes settings that belong together in an admin's transaction, and logs them, unless somebody has saved them since they were read. */
export async function writeSettings(
  tx: AdminTransaction,
  actor: AdminActor,
  { action, values, version, at, secret, publish }: Write,
): Promise<Outcome<"stale">> {
  const before = await rowsOf(tx, Object.keys(values));
  const standing = versionOf(before);
  if (standing.getTime() !== version.getTime()) return { ok: false, reason: "stale" };
  const updatedAt = new Date(Math.max(at.getTime(), standing.getTime() + 1));
  for (const [name, value] of Object.entries(values))
    await tx
      .insert(siteSettings)
      .values({ name, value, updatedAt })
      .onConflictDoUpdate({ target: siteSettings.name, set: { value, updatedAt } });
  const known = Object.fromEntries(before.map(({ name, value }) => [name, value]));
  await publish?.(tx, before);
  await audit(tx, actor, action, "site_settings", null, { before: known, after: { ...values, ...secret } });
  return { ok: true };
}

/** The rows of some settings; none for those that nobody has saved. */
export const rowsOf = (connection: Connection, names: string[]) =>
  connection.select().from(siteSettings).where(inArray(siteSettings.name, names));

/** Returns when the newest of some settings was saved. */
export const versionOf = (rows: { updatedAt: Date }[]) =>
  new Date(Math.max(NEVER.getTime(), ...rows.map(({ updatedAt }) => updatedAt.getTime())));
