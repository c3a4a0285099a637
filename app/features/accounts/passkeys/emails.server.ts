import { config } from "#app/config.server";
import type { Connection } from "#app/db/client.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { sendAccountEmail } from "../emails.server";

interface Changed {
  id: string;
  name: string;
}

/** Tells that a passkey is a way in from now on. */
export const mailPasskeyAdded = (connection: Connection, to: string, passkey: Changed) => mailChange(connection, to, "added", passkey);

/** Tells that a passkey is a way in no more. */
export const mailPasskeyRemoved = (connection: Connection, to: string, passkey: Changed) => mailChange(connection, to, "removed", passkey);

function mailChange(connection: Connection, to: string, what: "added" | "removed", { id, name }: Changed) {
  const { contact } = config();
  const site = siteName();
  return sendAccountEmail(connection, { kind: `passkey_${what}`, id, to }, "passkeys", (t) => ({
    subject: t(`${what}Subject`, { site }),
    paragraphs: [t(`${what}Text`, { site, name })],
    action: { label: t("securityAction"), url: siteLink("/profile/security") },
    closing: t("notYou", { email: contact.email }),
  }));
}
