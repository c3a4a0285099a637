import { and, gt, inArray } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { DAY_MS } from "#app/platform/durations";
import { sendsMail } from "#app/platform/mail/sends-mail.server";
import { MAIL_SETTINGS } from "./connection-settings";

/** Whoever takes the mail server away gets nobody's links for as long. */
const DAYS_AFTER_A_SERVER = 7;

/** Returns whether an admin may pass on people's links: no mail is sent, and the mail server was not changed in the last seven days. */
export async function mayPassLinksOn(connection: Connection, at: Date): Promise<boolean> {
  if (sendsMail()) return false;
  const isOfMail = inArray(siteSettings.name, Object.values(MAIL_SETTINGS));
  const since = new Date(at.getTime() - DAYS_AFTER_A_SERVER * DAY_MS);
  return (await connection.$count(siteSettings, and(isOfMail, gt(siteSettings.updatedAt, since)))) === 0;
}
