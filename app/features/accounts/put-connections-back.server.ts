import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { siteSettings } from "#app/db/schema/site-content";
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
    const saves = await tx.select({ by: auditLog.actorId }).from(auditLog).where(isOfSetting).orderBy(desc(auditLog.createdAt));
    const stays = saves.findIndex(({ by }) => !suspects.has(by ?? ""));
    if (!saves.slice(0, stays < 0 ? saves.length : stays).some(({ by }) => by === adminId)) continue;
    if (action === "settings.mail_server_updated") await putFormerBack(tx);
    else await tx.delete(siteSettings).where(inArray(siteSettings.name, names));
    await publishConnections(tx);
  }
}
