import type { Connection } from "#app/db/client.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { contactEmail } from "#app/platform/mail/sender.server";
import { siteLink } from "#app/platform/origin.server";
import { type MailedLink, notMeAction, sendAccountEmail } from "../emails.server";

/** Notifies that a passkey can now sign in, with a way to say that it was somebody else. */
export function mailPasskeyAdded(connection: Connection, to: string, { id, token }: MailedLink, name: string) {
  const site = siteName();
  return sendAccountEmail(connection, { kind: "passkey_added", id, to, named: [] }, "passkeys", (t, language) => ({
    subject: t("addedSubject", { site }),
    paragraphs: [t("addedText", { site, name })],
    action: notMeAction(language, token),
    closing: t("notMe"),
  }));
}

/** Notifies that a passkey can no longer sign in. */
export async function mailPasskeyRemoved(connection: Connection, to: string, { id, name }: { id: string; name: string }) {
  const email = await contactEmail(connection);
  const site = siteName();
  return sendAccountEmail(connection, { kind: "passkey_removed", id, to, named: [] }, "passkeys", (t) => ({
    subject: t("removedSubject", { site }),
    paragraphs: [t("removedText", { site, name })],
    action: { label: t("securityAction"), url: siteLink("/profile/security") },
    closing: t("notYou", { email }),
  }));
}
