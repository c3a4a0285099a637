import { inArray } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { CONTACT_EMAIL_SETTING } from "#app/platform/mail/sender.server";

/** What an admin may set of the contact details, by the name of the setting. */
export const CONTACT_SETTINGS = { email: CONTACT_EMAIL_SETTING, phone: "contact_phone", city: "contact_city" } as const;

/** How visitors reach whoever runs the site: what an admin has set, else what the configuration says. (decisions.md 2, Product name) */
export async function siteContact(connection: Connection = db) {
  return contactOf(await connection.select().from(siteSettings).where(isContact));
}

export const isContact = inArray(siteSettings.name, Object.values(CONTACT_SETTINGS));

/** The contact details that these settings give. */
export function contactOf(rows: readonly { name: string; value: string }[]) {
  const of = (name: string) => rows.find((row) => row.name === name)?.value || undefined;
  const { contact } = config();
  return {
    email: of(CONTACT_SETTINGS.email) ?? contact.email,
    phone: of(CONTACT_SETTINGS.phone) ?? contact.phone,
    city: of(CONTACT_SETTINGS.city) ?? contact.city,
  };
}
