import type { Transaction } from "#app/db/client.server";
import { ADDRESS_SETTINGS, MAIL_SETTINGS } from "#app/platform/connections/connection-settings";
import { publishConnections } from "#app/platform/connections/connections.server";
import { putFormerBack } from "#app/platform/connections/former-mail-server.server";
import { restoreSettings, savesAtEnd } from "./stopped-admins/put-settings-back.server";
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
    const theirs = await savesAtEnd(tx, suspects, { action, since });
    if (!theirs.some(({ actorId }) => actorId === adminId)) continue;
    if (action === "settings.mail_server_updated") await putFormerBack(tx);
    else await restoreSettings(tx, names, theirs.at(-1)?.details.before);
    await publishConnections(tx);
  }
}
