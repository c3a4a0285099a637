import { eq } from "drizzle-orm";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { siteName } from "#app/platform/brand/current-brand.server";

/** The setting that holds the address visitors write to. */
export const CONTACT_EMAIL_SETTING = "contact_email";

/** Whom a mail is from: what MAIL_FROM says, else the site, with the address that an admin has set for it, else the one of the configuration. */
export async function sender(): Promise<string | { name: string; address: string }> {
  const { mailFrom, contact } = config();
  if (mailFrom) return mailFrom;
  const [set] = await db.select().from(siteSettings).where(eq(siteSettings.name, CONTACT_EMAIL_SETTING));
  // An address given as an object is never parsed, so a name can add no header and no recipient.
  return { name: siteName(), address: set?.value || contact.email };
}
