import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { siteSettings } from "#app/db/schema/site-content";
import { now } from "#app/platform/clock.server";
import { ADDRESS_SETTINGS, MAIL_SETTINGS } from "#app/platform/connections/connection-settings";
import { publishConnections } from "#app/platform/connections/connections.server";
import { putFormerBack } from "#app/platform/connections/former-mail-server.server";
import { suspectsOf } from "./stopped-admins/suspects.server";

const CONNECTIONS = {
  "settings.address_updated": Object.values(ADDRESS_SETTINGS),
  "settings.mail_server_updated": Object.values(MAIL_SETTINGS),
};

/**
 * Takes back the address and the mail server of the site if this admin has set them since, and after them nobody but whom they made an admin: that of before
 * counts again, or the environment's, or none.
 */
export async function putConnectionsBack(tx: Transaction, adminId: string, since: Date): Promise<void> {
  const { suspects } = await suspectsOf(tx, adminId, since);
  for (const [action, names] of Object.entries(CONNECTIONS)) {
    const isOfSetting = and(eq(auditLog.action, action), gt(auditLog.createdAt, since));
    const saves = await tx.select().from(auditLog).where(isOfSetting).orderBy(desc(auditLog.createdAt));
    const stays = saves.findIndex(({ actorId }) => !suspects.has(actorId ?? ""));
    const theirs = saves.slice(0, stays < 0 ? saves.length : stays);
    if (!theirs.some(({ actorId }) => actorId === adminId)) continue;
    if (action === "settings.mail_server_updated") await putFormerBack(tx);
    else await putSettingsBack(tx, names, theirs.at(-1)?.details.before);
    await publishConnections(tx);
  }
}

/** Writes settings as they stood before a save, as the log has them; those that nobody had set are set no more. */
async function putSettingsBack(tx: Transaction, names: string[], before: unknown) {
  const stood = Object.entries((before ?? {}) as Record<string, unknown>);
  await tx.delete(siteSettings).where(inArray(siteSettings.name, names));
  for (const [name, value] of stood)
    if (names.includes(name) && typeof value === "string") await tx.insert(siteSettings).values({ name, value, updatedAt: now() });
}
