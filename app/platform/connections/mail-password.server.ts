import { eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { sealedSettings } from "#app/db/schema/site-content";
import { openSecretOrNull, sealSecret } from "#app/platform/sealed/sealed-secret.server";
import { MAIL_PASSWORD, MAIL_PASSWORD_OWNER } from "./connection-settings";

/** Whether a password of the mail server is stored. It is never shown. */
export const hasMailPassword = async (connection: Connection = db): Promise<boolean> =>
  (await connection.$count(sealedSettings, eq(sealedSettings.name, MAIL_PASSWORD))) > 0;

/** The password of the mail server, for whatever connects to it; empty where none is stored. */
export async function readMailPassword(connection: Connection): Promise<string> {
  const [kept] = await connection.select().from(sealedSettings).where(eq(sealedSettings.name, MAIL_PASSWORD));
  return kept ? (openSecretOrNull("mail password", MAIL_PASSWORD_OWNER, kept.sealed) ?? "") : "";
}

/** Stores the password of the mail server, sealed; an empty one removes it. */
export async function keepMailPassword(connection: Connection, password: string, at: Date): Promise<void> {
  if (password === "") {
    await connection.delete(sealedSettings).where(eq(sealedSettings.name, MAIL_PASSWORD));
    return;
  }
  const set = { sealed: sealSecret("mail password", MAIL_PASSWORD_OWNER, password), updatedAt: at };
  await connection
    .insert(sealedSettings)
    .values({ name: MAIL_PASSWORD, ...set })
    .onConflictDoUpdate({ target: sealedSettings.name, set });
}
