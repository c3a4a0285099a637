import { eq } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { siteName } from "#app/platform/brand/current-brand.server";
import { setSender } from "./mail-server.server";

/** The setting that stores the address visitors write to. */
export const CONTACT_EMAIL_SETTING = "contact_email";

/** The sender of mails: MAIL_FROM, else what an admin has set, else the site's name with its contact address. */
export async function sender({ senderName, senderAddress } = setSender()): Promise<string | { name: string; address: string }> {
  const { mailFrom } = config();
  if (mailFrom) return mailFrom;
  // An address given as an object is never parsed, so a name can add no header and no recipient.
  return { name: senderName || siteName(), address: senderAddress || (await contactEmail()) };
}

/** The contact address of the site: the one that an admin has set, else that of the configuration. */
export async function contactEmail(connection: Connection = db): Promise<string> {
  const [set] = await connection.select().from(siteSettings).where(eq(siteSettings.name, CONTACT_EMAIL_SETTING));
  return set?.value || config().contact.email;
}
