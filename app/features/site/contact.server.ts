import { inArray } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { OPERATOR_SETTINGS } from "#app/platform/brand/current-brand.server";
import { CONTACT_EMAIL_SETTING } from "#app/platform/mail/sender.server";

/** Setting names of the contact details that admins can edit. */
export const CONTACT_SETTINGS = {
  email: CONTACT_EMAIL_SETTING,
  phone: "contact_phone",
  city: "contact_city",
  ...OPERATOR_SETTINGS,
  responsible: "contact_responsible",
  register: "contact_register",
  vat: "contact_vat",
  notice: "contact_notice",
} as const;

/** The operator's contact details: what an admin has set, else the configuration. (decisions.md 2, Product name) */
export async function siteContact(connection: Connection = db) {
  return contactOf(await connection.select().from(siteSettings).where(isContact));
}

export const isContact = inArray(siteSettings.name, Object.values(CONTACT_SETTINGS));

/** Reads the contact details from settings rows. */
export function contactOf(rows: readonly { name: string; value: string }[]) {
  const of = (name: string) => rows.find((row) => row.name === name)?.value || undefined;
  const { contact } = config();
  const [operator, address] = [of(CONTACT_SETTINGS.operator), of(CONTACT_SETTINGS.address)];
  return {
    email: of(CONTACT_SETTINGS.email) ?? contact.email,
    phone: of(CONTACT_SETTINGS.phone) ?? contact.phone,
    city: of(CONTACT_SETTINGS.city) ?? contact.city,
    // Every page carries the contact details: what is not set is left out.
    ...(operator !== undefined && { operator }),
    ...(address !== undefined && { address }),
  };
}
