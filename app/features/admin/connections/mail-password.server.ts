import { eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { sealedSettings } from "#app/db/schema/site-content";
import { MAIL_PASSWORD, MAIL_PASSWORD_OWNER } from "#app/platform/connections/connection-settings";
import { sealSecret } from "#app/platform/sealed/sealed-secret.server";

/** Whether a password of the mail server is stored. It is never shown. */
export const hasMailPassword = async (connection: Connection = db): Promise<boolean> =>
  (await connection.$count(sealedSettings, eq(sealedSettings.name, MAIL_PASSWORD))) > 0;

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
