import { and, eq, gt, like, lte } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { siteSettings } from "#app/db/schema/site-content";
import { HOUR_MS } from "#app/platform/durations";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { SETUP_HOURS } from "./limits";

/** Each server that starts prints an address of its own: a setting by the hash of its token, with when it ends. */
const LINK = "setup_link.";

const nameOfLink = (token: string) => LINK + tokenHash(token).toString("hex");

/** Whether somebody looks after the site. Where nobody does, and ADMIN_EMAILS names nobody either, it can be set up. */
export async function hasAdmin(connection: Connection = db): Promise<boolean> {
  return (await connection.$count(userRoles, eq(userRoles.role, "admin"))) > 0;
}

/** The token of a new address at which the first admin sets the site up; null where there is one, or where the configuration names who will be. */
export async function openSetup(at: Date): Promise<string | null> {
  if (config().adminEmails.length > 0 || (await hasAdmin())) return null;
  const token = randomToken();
  await db.transaction((tx) => keepLink(tx, token, at));
  return token;
}

/** Has the address of a token work from now on, and removes those that have ended. */
export async function keepLink(tx: Transaction, token: string, at: Date) {
  await tx.delete(siteSettings).where(and(like(siteSettings.name, `${LINK}%`), lte(siteSettings.value, at.toISOString())));
  const value = new Date(at.getTime() + SETUP_HOURS * HOUR_MS).toISOString();
  await tx.insert(siteSettings).values({ name: nameOfLink(token), value, updatedAt: at });
}

const openLink = (token: string, at: Date) => and(eq(siteSettings.name, nameOfLink(token)), gt(siteSettings.value, at.toISOString()));

/** How it stands: nothing to set up where there is an admin, else whether the address of this token works. Looking uses nothing up. */
export async function findSetup(token: string, at: Date): Promise<"none" | "open" | "ended"> {
  if (await hasAdmin()) return "none";
  return (await db.$count(siteSettings, openLink(token, at))) > 0 ? "open" : "ended";
}

/** Whether the address of a token works in this transaction. */
export const isOpen = async (tx: Transaction, token: string, at: Date): Promise<boolean> =>
  (await tx.$count(siteSettings, openLink(token, at))) > 0;

/** Ends every address. */
export const endLinks = (tx: Transaction) => tx.delete(siteSettings).where(like(siteSettings.name, `${LINK}%`));
