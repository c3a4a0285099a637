import { and, eq, gt, like, lte } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { siteSettings } from "#app/db/schema/site-content";
import { HOUR_MS } from "#app/platform/durations";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { SETUP_HOURS } from "./limits";

/** Each server prints a link of its own when it starts. It is stored as a setting, named by the token's hash, with its expiry as the value. */
const LINK = "setup_link.";

const nameOfLink = (token: string) => LINK + tokenHash(token).toString("hex");

/** Whether the site has an admin. If not, and ADMIN_EMAILS is empty, it can be set up. */
export async function hasAdmin(connection: Connection = db): Promise<boolean> {
  return (await connection.$count(userRoles, eq(userRoles.role, "admin"))) > 0;
}

/** Creates the token of a new setup link; null when there is an admin, or the configuration names future ones. */
export async function openSetup(at: Date): Promise<string | null> {
  if (config().adminEmails.length > 0 || (await hasAdmin())) return null;
  const token = randomToken();
  await db.transaction((tx) => keepLink(tx, token, at));
  return token;
}

/** Stores the token of a link, and deletes expired links. */
export async function keepLink(tx: Transaction, token: string, at: Date) {
  await tx.delete(siteSettings).where(and(like(siteSettings.name, `${LINK}%`), lte(siteSettings.value, at.toISOString())));
  const value = new Date(at.getTime() + SETUP_HOURS * HOUR_MS).toISOString();
  await tx.insert(siteSettings).values({ name: nameOfLink(token), value, updatedAt: at });
}

const openLink = (token: string, at: Date) => and(eq(siteSettings.name, nameOfLink(token)), gt(siteSettings.value, at.toISOString()));

/** State of the setup: 'none' when there is an admin, else whether this token's link is valid. Does not use up the link. */
export async function findSetup(token: string, at: Date): Promise<"none" | "open" | "ended"> {
  if (await hasAdmin()) return "none";
  return (await db.$count(siteSettings, openLink(token, at))) > 0 ? "open" : "ended";
}

/** Whether a token's link is valid in this transaction. */
export const isOpen = async (tx: Transaction, token: string, at: Date): Promise<boolean> =>
  (await tx.$count(siteSettings, openLink(token, at))) > 0;

/** Deletes every link. */
export const endLinks = (tx: Transaction) => tx.delete(siteSettings).where(like(siteSettings.name, `${LINK}%`));
