import { and, asc, gt, inArray } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { siteSettings } from "#app/db/schema/site-content";
import { publishBrand } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { inParts, mailServerIn } from "#app/platform/connections/connection-settings";
import { publishConnections } from "#app/platform/connections/connections.server";
import { putMailServerBack } from "#app/platform/connections/former-mail-server.server";
import { logOfSite } from "#app/platform/site-log.server";
import type { Suspicion } from "./undone-roles";
import { type SettingsSave, undoneSettings } from "./undone-settings";

/** Settings that lead money or people elsewhere, by the action that saves them, and as mails call them. */
const LEADING = {
  "settings.pay_way_updated": "payWay",
  "settings.contact_updated": "contact",
  "settings.danger_lines_updated": "danger",
  "settings.address_updated": "address",
  "settings.mail_server_updated": "mailServer",
} as const;

type Action = keyof typeof LEADING;
export type SettingBack = (typeof LEADING)[Action];

interface Undone {
  action: Action;
  setting: SettingBack;
  /** What each setting goes back to; undefined where nobody had set it. */
  back: ReadonlyMap<string, string | undefined>;
}

/**
 * Puts back what was saved under suspicion since a moment of how clients pay, the contact details, what people in danger read, the address and the mail server
 * (`undoneSettings`), and publishes it. Returns which were. For the owner's word alone: what an admin of before has set is not undone with their role.
 */
export async function putSettingsBack(tx: Transaction, suspicions: readonly Suspicion[], since: Date): Promise<SettingBack[]> {
  const undone = await settingsUnder(tx, suspicions, since);
  for (const { action, back } of undone) {
    const before = await (action === "settings.mail_server_updated" ? putMailServerBack(tx, back) : restoreSettings(tx, back));
    await logOfSite(tx, "settings.put-back", null, { before, after: Object.fromEntries(back) });
  }
  if (undone.length > 0) await publishBrand(tx);
  if (undone.length > 0) await publishConnections(tx);
  return undone.map(({ setting }) => setting);
}

/** Returns the settings of that kind that stand otherwise than whoever is under no suspicion has left them. */
export async function settingsUnder(connection: Connection, suspicions: readonly Suspicion[], since: Date): Promise<Undone[]> {
  const isLeading = and(inArray(auditLog.action, Object.keys(LEADING)), gt(auditLog.createdAt, since));
  const rows = await connection.select().from(auditLog).where(isLeading).orderBy(asc(auditLog.createdAt), asc(auditLog.id));
  const standing = Object.fromEntries((await connection.select().from(siteSettings)).map(({ name, value }) => [name, value]));
  return (Object.keys(LEADING) as Action[]).flatMap((action) => {
    const whole = action === "settings.mail_server_updated" ? mailServerIn : (values: Values) => values;
    const saves = rows.filter((row) => row.action === action).map((row) => saveOf(row, whole));
    const back = new Map([...undoneSettings(saves, whole(standing), suspicions)].flatMap(([name, value]) => inParts(name, value)));
    return back.size > 0 ? [{ action, setting: LEADING[action], back }] : [];
  });
}

type Values = Record<string, string>;

const saveOf = ({ actorId, createdAt, details }: typeof auditLog.$inferSelect, whole: (values: Values) => Values): SettingsSave => ({
  by: actorId,
  at: createdAt,
  before: whole((details.before ?? {}) as Values),
  after: whole((details.after ?? {}) as Values),
});

/** Writes settings as they are to stand; those that nobody had set are set no more. Returns what stood. */
async function restoreSettings(tx: Transaction, back: Undone["back"]): Promise<Values> {
  const stood = [...back].flatMap(([name, value]) => (value === undefined ? [] : [{ name, value, updatedAt: now() }]));
  const present = await tx
    .delete(siteSettings)
    .where(inArray(siteSettings.name, [...back.keys()]))
    .returning();
  if (stood.length > 0) await tx.insert(siteSettings).values(stood);
  return Object.fromEntries(present.map(({ name, value }) => [name, value]));
}
