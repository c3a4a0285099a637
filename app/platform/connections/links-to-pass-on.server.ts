import { and, eq, gt, inArray } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { siteSettings } from "#app/db/schema/site-content";
import { hasBeenAdminSince } from "#app/platform/been-admin.server";
import { DAY_MS } from "#app/platform/durations";
import { sendsMail } from "#app/platform/mail/sends-mail.server";
import { MAIL_SETTINGS } from "./connection-settings";

/** Whoever takes the mail server away gets nobody's links for as long, and whoever takes an admin's role none into their account. */
const DAYS_AFTER_A_SERVER = 7;

const daysBefore = (at: Date) => new Date(at.getTime() - DAYS_AFTER_A_SERVER * DAY_MS);

/** Returns whether an admin may pass on people's links: no mail is sent, and the mail server was not changed in the last seven days. */
export async function mayPassLinksOn(connection: Connection, at: Date): Promise<boolean> {
  if (sendsMail()) return false;
  const isOfMail = inArray(siteSettings.name, Object.values(MAIL_SETTINGS));
  return (await connection.$count(siteSettings, and(isOfMail, gt(siteSettings.updatedAt, daysBefore(at))))) === 0;
}

/** The same of a link into the account of somebody, who is no admin and was none in the last seven days. */
export async function mayPassLinkInto(connection: Connection, userId: string, at: Date): Promise<boolean> {
  const ofAdmins = await connection.$count(users, and(eq(users.id, userId), hasBeenAdminSince(daysBefore(at))));
  return ofAdmins === 0 && (await mayPassLinksOn(connection, at));
}
