import { and, eq, inArray, lt } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { sealedSettings, siteSettings } from "#app/db/schema/site-content";
import { DAY_MS } from "#app/platform/durations";
import { openSecretOrNull, sealSecret } from "#app/platform/sealed/sealed-secret.server";
import { MAIL_PASSWORD, mailSettingsOf, urlOfMailServer } from "./connection-settings";
import { keepMailPassword, readMailPassword } from "./mail-password.server";

const FORMER = "former_mail_server";
/** A server that has stood for as long is what stood before the next one; until then that is the one before it, whoever changes it again. */
const STANDS_AFTER_DAYS = 7;

interface Former {
  rows: { name: string; value: string; updatedAt: string }[];
  password: string;
}

type Row = typeof siteSettings.$inferSelect;

/** Keeps what stood until now, sealed, before an admin changes the mail server: a week, in which it can be put back. `before` are its settings. */
export async function keepFormer(connection: Connection, before: Row[], at: Date): Promise<void> {
  const stoodSince = Math.max(0, ...before.map(({ updatedAt }) => updatedAt.getTime()));
  if (at.getTime() < stoodSince + STANDS_AFTER_DAYS * DAY_MS) {
    await connection.update(sealedSettings).set({ updatedAt: at }).where(ofFormer);
    return;
  }
  if (!mailSettingsOf(before).host) {
    await connection.delete(sealedSettings).where(ofFormer);
    return;
  }
  const rows = before.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }));
  const kept: Former = { rows, password: await readMailPassword(connection) };
  const sealed = sealSecret("mail password", FORMER, JSON.stringify(kept));
  await connection
    .insert(sealedSettings)
    .values({ name: FORMER, sealed, updatedAt: at })
    .onConflictDoUpdate({ target: sealedSettings.name, set: { sealed, updatedAt: at } });
}

const ofFormer = eq(sealedSettings.name, FORMER);

async function readFormer(connection: Connection): Promise<Former | null> {
  const [kept] = await connection.select().from(sealedSettings).where(ofFormer);
  const opened = kept && openSecretOrNull("mail password", FORMER, kept.sealed);
  return opened ? (JSON.parse(opened) as Former) : null;
}

/** The former mail server with its password, and its sender; null where there was none. */
export async function formerMail(connection: Connection) {
  const former = await readFormer(connection);
  if (!former) return null;
  const { senderName, senderAddress, ...server } = mailSettingsOf(former.rows);
  return { url: urlOfMailServer(server, former.password), senderName, senderAddress };
}

/**
 * Puts back a mail server that stood before, as if it had stood all along, with its password where that is kept; otherwise it has to be entered again. Returns
 * the settings that stood.
 */
export async function putMailServerBack(
  connection: Connection,
  back: ReadonlyMap<string, string | undefined>,
): Promise<Record<string, string>> {
  const former = await readFormer(connection);
  const rows = [...back].flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
  const present = await connection
    .delete(siteSettings)
    .where(inArray(siteSettings.name, [...back.keys()]))
    .returning();
  const isThat = (others: { name: string; value: string }[]) =>
    urlOfMailServer(mailSettingsOf(others), "") === urlOfMailServer(mailSettingsOf(rows), "");
  const isFormer = former !== null && isThat(former.rows);
  const password = isFormer ? former.password : isThat(present) ? await readMailPassword(connection) : "";
  const updatedAt = new Date(Math.max(0, ...(isFormer ? former.rows.map((row) => new Date(row.updatedAt).getTime()) : [])));
  await connection.delete(sealedSettings).where(inArray(sealedSettings.name, [MAIL_PASSWORD, FORMER]));
  if (rows.length > 0) await connection.insert(siteSettings).values(rows.map((row) => ({ ...row, updatedAt })));
  await keepMailPassword(connection, rows.length > 0 ? password : "", updatedAt);
  return Object.fromEntries(present.map(({ name, value }) => [name, value]));
}

/** Forgets what stood before a change that was a week ago. */
export const forgetFormer = (connection: Connection, at: Date) =>
  connection.delete(sealedSettings).where(and(ofFormer, lt(sealedSettings.updatedAt, new Date(at.getTime() - STANDS_AFTER_DAYS * DAY_MS))));
