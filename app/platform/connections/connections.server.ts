import { inArray, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { applyMailToTexts } from "#app/languages/all-texts.server";
import { onEvent } from "#app/platform/events/events.server";
import { outdatePages } from "#app/platform/http/page-cache.server";
import { describeError, log } from "#app/platform/log/log.server";
import { applyMailServer } from "#app/platform/mail/mail-server.server";
import { sendsMail } from "#app/platform/mail/sends-mail.server";
import { applyAddress } from "#app/platform/origin.server";
import { ADDRESS_SETTINGS, addressesOf, MAIL_SETTINGS, mailSettingsOf, urlOfMailServer } from "./connection-settings";
import { formerAddressOf } from "./former-address.server";
import { formerMail } from "./former-mail-server.server";
import { readMailPassword } from "./mail-password.server";

const CHANNEL = "connections";

const isOfConnections = inArray(siteSettings.name, [...Object.values(ADDRESS_SETTINGS), ...Object.values(MAIL_SETTINGS)]);

/** Loads the address and the mail server that admins have set into this process. */
export async function readConnections(connection: Connection = db): Promise<void> {
  const rows = await connection.select().from(siteSettings).where(isOfConnections);
  const { senderName, senderAddress, ...server } = mailSettingsOf(rows);
  applyAddress({ ...addressesOf(rows), former: await formerAddressOf(connection) });
  const url = urlOfMailServer(server, await readMailPassword(connection));
  applyMailServer({ url, senderName, senderAddress }, { former: await formerMail(connection), since: mailSetAt(rows) });
  applyMailToTexts(sendsMail());
}

function mailSetAt(rows: (typeof siteSettings.$inferSelect)[]): Date | null {
  const names: string[] = Object.values(MAIL_SETTINGS);
  const saved = rows.filter(({ name }) => names.includes(name)).map(({ updatedAt }) => updatedAt.getTime());
  return saved.length > 0 ? new Date(Math.max(...saved)) : null;
}

/** Makes every server reload the address and the mail server once the transaction commits. */
export const publishConnections = (connection: Connection) => connection.execute(sql`select pg_notify(${CHANNEL}, '')`);

/** Reloads the address and the mail server whenever they change, on any server, and expires every page rendered before. */
export function watchConnections() {
  return onEvent(CHANNEL, () => {
    readConnections()
      .then(outdatePages)
      .catch((error) => log("error", "connections not read", describeError(error)));
  });
}
