import { and, asc, gt, inArray } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { siteSettings } from "#app/db/schema/site-content";
import { MAIL_PASSWORD, MAIL_SERVER, mailServerIn } from "#app/platform/connections/connection-settings";
import type { PasswordsTyped } from "#app/platform/connections/put-mail-server-back.server";
import { isSuspect, type Suspicion } from "./undone-roles";
import { isWrittenIn, type SettingsSave } from "./undone-settings";

/** Settings that lead money or people elsewhere, by the action that saves them, and as mails call them. */
export const LEADING = {
  "settings.pay_way_updated": "payWay",
  "settings.contact_updated": "contact",
  "settings.danger_lines_updated": "danger",
  "settings.address_updated": "address",
  "settings.mail_server_updated": "mailServer",
} as const;

/** The actions in the log of a save of the mail server, and of what was put back. */
export const OF_MAIL = "settings.mail_server_updated";
export const PUT_BACK = "settings.put-back";

export type Action = keyof typeof LEADING;
export type SettingBack = (typeof LEADING)[Action];

export type Values = Record<string, string>;

/** A save as the log has it, its values read with `whole`. */
export const saveOf = ({ actorId, createdAt, details }: Entry, whole: (values: Values) => Values): SettingsSave => ({
  by: actorId,
  at: createdAt,
  before: whole((details.before ?? {}) as Values),
  after: whole((details.after ?? {}) as Values),
  anew: MAIL_PASSWORD in ((details.after ?? {}) as Values) ? [MAIL_SERVER] : [],
});

/** All settings that stand, by name. */
export const standingNow = async (connection: Connection) =>
  Object.fromEntries((await connection.select().from(siteSettings)).map(({ name, value }) => [name, value]));

type Entry = typeof auditLog.$inferSelect;

/** Entries of the log about settings that lead elsewhere, in order. */
export function savesSince(connection: Connection, since: Date): Promise<Entry[]> {
  const isLeading = and(inArray(auditLog.action, [...Object.keys(LEADING), PUT_BACK]), gt(auditLog.createdAt, since));
  return connection.select().from(auditLog).where(isLeading).orderBy(asc(auditLog.createdAt), asc(auditLog.id));
}

/** What the log says of the mail server's password and of who wrote where mails go. */
export function typedIn(rows: readonly Entry[], suspicions: readonly Suspicion[]): PasswordsTyped {
  const isTheirs = (by: string | null, at: Date) => isSuspect(suspicions, by, at);
  const last = rows.findLast(({ details }) => MAIL_PASSWORD in ((details.after ?? {}) as Values));
  const servers = rows.filter(({ action, actorId, createdAt }) => action === OF_MAIL && !isTheirs(actorId, createdAt));
  const set = servers.map((row) => saveOf(row, mailServerIn)).findLast((save) => isWrittenIn(save, MAIL_SERVER));
  return { isTheirs, isLastTheirs: last !== undefined && isTheirs(last.actorId, last.createdAt), serverSetAt: set?.at ?? null };
}
