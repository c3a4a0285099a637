import { and, eq, lt } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { sealedSettings, type siteSettings } from "#app/db/schema/site-content";
import { DAY_MS } from "#app/platform/durations";
import { openSecretOrNull, sealSecret } from "#app/platform/sealed/sealed-secret.server";
import { mailSettingsOf, urlOfMailServer } from "./connection-settings";
import { readMailPassword } from "./mail-password.server";

const FORMER = "former_mail_server";
/** A server that has stood for as long is what stood before the next one; until then that is the one before it, whoever changes it again. */
const STANDS_AFTER_DAYS = 7;

/** A mail server that stood before, with its password. */
export interface Former {
  rows: { name: string; value: string; updatedAt: string }[];
  password: string;
  /** Passwords that were typed for it since, in order; a server of an earlier release keeps none. */
  typed?: { by: string; at: string; password: string }[];
}

type Standing = Parameters<typeof urlOfMailServer>[0];

const sealed = (former: Former) => sealSecret("mail password", FORMER, JSON.stringify(former));

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
  const set = { sealed: sealed(kept), updatedAt: at };
  await connection
    .insert(sealedSettings)
    .values({ name: FORMER, ...set })
    .onConflictDoUpdate({ target: sealedSettings.name, set });
}

/** Condition on sealed settings: what stood before. */
export const ofFormer = eq(sealedSettings.name, FORMER);

/** Opens what stood before; null where nothing is kept. */
export async function readFormer(connection: Connection): Promise<Former | null> {
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

/** Keeps, with the server that stands before another, a password typed for it since, and by whom: the last one of each admin. `standing` are the settings it is for. */
export async function keepTyped(
  connection: Connection,
  password: string,
  { by, at, standing }: { by: string; at: Date; standing: Standing },
) {
  const former = await readFormer(connection);
  if (!former || urlOfMailServer(mailSettingsOf(former.rows), "") !== urlOfMailServer(standing, "")) return;
  const typed = [...(former.typed ?? []).filter((each) => each.by !== by), { by, at: at.toISOString(), password }];
  await connection
    .update(sealedSettings)
    .set({ sealed: sealed({ ...former, typed }) })
    .where(ofFormer);
}

/** Forgets what stood before a change that was a week ago. */
export const forgetFormer = (connection: Connection, at: Date) =>
  connection.delete(sealedSettings).where(and(ofFormer, lt(sealedSettings.updatedAt, new Date(at.getTime() - STANDS_AFTER_DAYS * DAY_MS))));
