import type { Connection } from "#app/db/client.server";
import type { Translator } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { sendAccountEmail } from "../emails.server";

/** Returns the address of the page that confirms a change at one of its two addresses. */
export const emailChangeLink = (token: string) => siteLink(`/auth/change-email?token=${token}`);

const linkTo = (t: Translator<"emailChange">, token: string) => ({ label: t("emailAction"), url: emailChangeLink(token) });
const names = (email: string) => ({ site: siteName(), email });

/** Asks the current address to confirm. */
export function mailOldAddress(
  connection: Connection,
  to: string,
  { id, token, newEmail }: { id: string; token: string; newEmail: string },
) {
  return sendAccountEmail(connection, { kind: "change_email_old", id, to, named: [] }, "emailChange", (t, _language, email) => ({
    subject: t("oldSubject", names(email)),
    paragraphs: [t("oldText", { ...names(email), newEmail }), t("bothText")],
    action: linkTo(t, token),
    closing: t("oldClosing", names(email)),
  }));
}

/** Asks the new address to confirm. */
export function mailNewAddress(
  connection: Connection,
  to: string,
  { id, token, oldEmail, language }: { id: string; token: string; oldEmail: string; language: Language },
) {
  return sendAccountEmail(connection, { kind: "change_email_new", id, to, language, named: [] }, "emailChange", (t, _language, email) => ({
    subject: t("newSubject", names(email)),
    paragraphs: [t("newText", { ...names(email), oldEmail }), t("bothText")],
    action: linkTo(t, token),
  }));
}

/** Sends the email that an address was changed. */
export function mailAddressChanged(connection: Connection, to: string, { id, newEmail }: { id: string; newEmail: string }) {
  return sendAccountEmail(connection, { kind: "email_changed", id, to, named: [] }, "emailChange", (t, _language, email) => ({
    subject: t("changedSubject", names(email)),
    paragraphs: [t("changedText", { ...names(email), newEmail })],
    closing: t("changedClosing", names(email)),
  }));
}
