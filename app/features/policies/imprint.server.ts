import { db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { CONTACT_SETTINGS, contactOf, isContact } from "#app/features/site/contact.server";
import type { Imprint } from "./imprint";

/** The legal notice, from the contact details; null while the operator or their postal address is not set. Placeholders are no details. */
export async function readImprint(): Promise<Imprint | null> {
  const rows = await db.select().from(siteSettings).where(isContact);
  const { operator, address, email, phone } = contactOf(rows);
  if (!operator || !address) return null;
  const of = (part: "responsible" | "register" | "vat" | "notice") =>
    rows.find(({ name }) => name === CONTACT_SETTINGS[part])?.value || undefined;
  return {
    operator,
    address,
    email: email.includes("@") ? email : undefined,
    phone: /\d/.test(phone) ? phone : undefined,
    responsible: of("responsible"),
    register: of("register"),
    vat: of("vat"),
    notice: of("notice"),
  };
}
