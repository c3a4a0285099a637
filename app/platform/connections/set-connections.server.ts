import type pg from "pg";
import { openSecretOrNull } from "#app/platform/sealed/sealed-secret.server";
import { addressesOf, MAIL_PASSWORD, MAIL_PASSWORD_OWNER, mailSettingsOf, urlOfMailServer } from "./connection-settings";

interface SetConnections {
  baseUrl: string | undefined;
  smtpUrl: string | undefined;
}

/** The address and the mail server that admins have set, read over a connection of its own: for a program beside the site. */
export async function setConnectionsIn(client: pg.Client): Promise<SetConnections> {
  const { rows } = await client.query<{ name: string; value: string }>("select name, value from site_settings");
  const kept = await client.query<{ sealed: Buffer }>("select sealed from sealed_settings where name = $1", [MAIL_PASSWORD]);
  const sealed = kept.rows[0]?.sealed;
  const password = sealed ? (openSecretOrNull("mail password", MAIL_PASSWORD_OWNER, sealed) ?? "") : "";
  return { baseUrl: addressesOf(rows).standing || undefined, smtpUrl: urlOfMailServer(mailSettingsOf(rows), password) };
}
