import { inArray } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { sealedSettings, siteSettings } from "#app/db/schema/site-content";
import { MAIL_PASSWORD, MAIL_SETTINGS, mailSettingsOf, urlOfMailServer } from "./connection-settings";
import { type Former, ofFormer, readFormer } from "./former-mail-server.server";
import { keepMailPassword, readMailPassword } from "./mail-password.server";

/** Who typed which password lately, as the log has it. */
export interface PasswordsTyped {
  isTheirs: (by: string | null, at: Date) => boolean;
  /** Whether the password that counts was typed under suspicion. */
  isLastTheirs: boolean;
  /** When somebody under no suspicion last changed where mails go; null if nobody did lately. */
  serverSetAt: Date | null;
}

/**
 * Puts back settings of mail that stood before, as if they had stood all along. A password that belongs to the server and was not typed under suspicion stays;
 * else it is the one that is kept, or has to be entered again. Returns the settings that stood, and what the log says of the password.
 */
export async function putMailServerBack(
  connection: Connection,
  back: ReadonlyMap<string, string | undefined>,
  typed: PasswordsTyped,
): Promise<{ before: Record<string, string>; secret?: Record<string, string> }> {
  const former = await readFormer(connection);
  const present = await connection
    .delete(siteSettings)
    .where(inArray(siteSettings.name, Object.values(MAIL_SETTINGS)))
    .returning();
  const values = new Map<string, string | undefined>([...present.map(({ name, value }) => [name, value] as const), ...back]);
  const rows = [...values].flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
  const isThat = (others: { name: string; value: string }[]) =>
    urlOfMailServer(mailSettingsOf(others), "") === urlOfMailServer(mailSettingsOf(rows), "");
  const isFormer = former !== null && isThat(former.rows);
  const isKept = isThat(present) && (!typed.isLastTheirs || !isFormer);
  const password = isKept ? await readMailPassword(connection) : isFormer ? rightlyTyped(former, typed) : "";
  const setAt = isFormer ? new Date(Math.max(0, ...former.rows.map((row) => new Date(row.updatedAt).getTime()))) : typed.serverSetAt;
  const updatedAt = setAt ?? new Date(0);
  if (isFormer || !setAt) await connection.delete(sealedSettings).where(ofFormer);
  if (rows.length > 0) await connection.insert(siteSettings).values(rows.map((row) => ({ ...row, updatedAt })));
  await keepMailPassword(connection, mailSettingsOf(rows).host ? password : "", updatedAt);
  return {
    before: Object.fromEntries(present.flatMap(({ name, value }) => (back.has(name) ? [[name, value]] : []))),
    ...(!isKept && { secret: { [MAIL_PASSWORD]: password ? "set" : "removed" } }),
  };
}

const rightlyTyped = ({ password, typed = [] }: Former, { isTheirs }: PasswordsTyped) =>
  typed.findLast(({ by, at }) => !isTheirs(by, new Date(at)))?.password ?? password;
