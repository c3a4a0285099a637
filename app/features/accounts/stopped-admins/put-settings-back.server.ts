import { inArray } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { publishBrand } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { inParts, MAIL_PASSWORD, mailServerIn } from "#app/platform/connections/connection-settings";
import { publishConnections } from "#app/platform/connections/connections.server";
import { putMailServerBack } from "#app/platform/connections/put-mail-server-back.server";
import { logOfSite } from "#app/platform/site-log.server";
import {
  type Action,
  LEADING,
  OF_MAIL,
  PUT_BACK,
  type SettingBack,
  saveOf,
  savesSince,
  standingNow,
  typedIn,
  type Values,
} from "./settings-saves.server";
import type { Suspicion } from "./undone-roles";
import { leftStanding, undoneSettings } from "./undone-settings";

interface Undone {
  action: Action;
  setting: SettingBack;
  /** What each setting goes back to; undefined where nobody had set it. */
  back: ReadonlyMap<string, string | undefined>;
}

/** Settings that went back, and those that stand as somebody under suspicion wrote them, because another has saved since. */
export interface SettingsBack {
  settings: SettingBack[];
  stand: SettingBack[];
}

/**
 * Puts back what was saved under suspicion since a moment of how clients pay, the contact details, what people in danger read, the address and the mail server
 * (`undoneSettings`), and publishes it. Returns which were, and what of it stands. For the owner's word alone: what an admin of before has set is not undone with their role.
 */
export async function putSettingsBack(tx: Transaction, suspicions: readonly Suspicion[], since: Date): Promise<SettingsBack> {
  const undone = await settingsUnder(tx, suspicions, since);
  const passwords = typedIn(await savesSince(tx, since), suspicions);
  for (const { action, back } of undone) {
    const isMail = action === OF_MAIL;
    const { before, secret } = await (isMail ? putMailServerBack(tx, back, passwords) : restoreSettings(tx, back));
    await logOfSite(tx, PUT_BACK, null, { before, after: { ...Object.fromEntries(back), ...secret } });
  }
  if (undone.length > 0) await publishBrand(tx);
  if (undone.length > 0) await publishConnections(tx);
  return { settings: undone.map(({ setting }) => setting), stand: await leftUnder(tx, suspicions, since) };
}

/** Returns the settings of that kind of which a value stands that somebody under suspicion was the first to write, or a password that they typed last. */
async function leftUnder(connection: Connection, suspicions: readonly Suspicion[], since: Date): Promise<SettingBack[]> {
  const rows = await savesSince(connection, since);
  const standing = await standingNow(connection);
  const left = (Object.keys(LEADING) as Action[]).filter((action) => {
    const saves = rows.filter((row) => row.action === action).map((row) => saveOf(row, (values) => values));
    return leftStanding(saves, standing, suspicions).some((name) => name !== MAIL_PASSWORD);
  });
  const isTypedByThem = typedIn(rows, suspicions).isLastTheirs && !left.includes(OF_MAIL);
  return [...left, ...(isTypedByThem ? ([OF_MAIL] as const) : [])].map((action) => LEADING[action]);
}

/** Returns the settings of that kind that stand otherwise than whoever is under no suspicion has left them. */
export async function settingsUnder(connection: Connection, suspicions: readonly Suspicion[], since: Date): Promise<Undone[]> {
  const rows = await savesSince(connection, since);
  const standing = await standingNow(connection);
  return (Object.keys(LEADING) as Action[]).flatMap((action) => {
    const whole = action === OF_MAIL ? mailServerIn : (values: Values) => values;
    const saves = rows.filter((row) => row.action === action).map((row) => saveOf(row, whole));
    const back = new Map([...undoneSettings(saves, whole(standing), suspicions)].flatMap(([name, value]) => inParts(name, value)));
    return back.size > 0 ? [{ action, setting: LEADING[action], back }] : [];
  });
}

/** Writes settings as they are to stand; those that nobody had set are set no more. Returns what stood. */
async function restoreSettings(tx: Transaction, back: Undone["back"]): Promise<{ before: Values; secret?: Values }> {
  const stood = [...back].flatMap(([name, value]) => (value === undefined ? [] : [{ name, value, updatedAt: now() }]));
  const present = await tx
    .delete(siteSettings)
    .where(inArray(siteSettings.name, [...back.keys()]))
    .returning();
  if (stood.length > 0) await tx.insert(siteSettings).values(stood);
  return { before: Object.fromEntries(present.map(({ name, value }) => [name, value])) };
}
