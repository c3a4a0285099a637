import type { Transaction } from "#app/db/client.server";
import { ADDRESS_SETTINGS, MAIL_SETTINGS } from "#app/platform/connections/connection-settings";
import { publishConnections } from "#app/platform/connections/connections.server";
import { putFormerBack } from "#app/platform/connections/former-mail-server.server";
import { restoreSettings, savesAtEnd, stoodBefore } from "./stopped-admins/put-settings-back.server";
import { suspectsOf } from "./stopped-admins/suspects.server";

const CONNECTIONS = {
  "settings.address_updated": Object.values(ADDRESS_SETTINGS),
  "settings.mail_server_updated": Object.values(MAIL_SETTINGS),
};

/**
 * Takes back the address and the mail server of the site if this admin, or whoever became one through them, has set them since, and nobody else after: that of
 * before counts again, or the environment's, or none.
 */
export async function putConnectionsBack(tx: Transaction, adminId: string, since: Date): Promise<void> {
  const { suspicions } = await suspectsOf(tx, adminId, since);
  for (const [action, names] of Object.entries(CONNECTIONS)) {
    const theirs = await savesAtEnd(tx, suspicions, { action, since });
    if (theirs.length === 0) continue;
    if (action === "settings.mail_server_updated") await putFormerBack(tx);
    else await restoreSettings(tx, names, stoodBefore(theirs).before);
    await publishConnections(tx);
  }
}
