import type { Connection } from "#app/db/client.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { contactEmail } from "#app/platform/mail/sender.server";
import { siteLink } from "#app/platform/origin.server";
import { type MailedLink, notMeAction, sendAccountEmail } from "../emails.server";
import type { Provider } from "./providers";

interface Account {
  provider: Provider;
  /** The person's address at the provider. */
  account: string;
}

/** Notifies that a connected account can now sign in, with a way to say that it was somebody else. */
export function mailConnected(connection: Connection, to: string, { id, token }: MailedLink, { provider, account }: Account) {
  const site = siteName();
  return sendAccountEmail(connection, { kind: "identity_connected", id, to, named: [] }, "oauth", (t, language) => ({
    subject: t("connectedSubject", { site, provider: t(provider) }),
    paragraphs: [t("connectedText", { site, provider: t(provider), account })],
    action: notMeAction(language, token),
    closing: t("notMe"),
  }));
}

/** Notifies that a connected account can no longer sign in. */
export async function mailDisconnected(connection: Connection, to: string, { provider, id, account }: Account & { id: string }) {
  const email = await contactEmail(connection);
  const site = siteName();
  return sendAccountEmail(connection, { kind: "identity_disconnected", id, to, named: [] }, "oauth", (t) => ({
    subject: t("disconnectedSubject", { site, provider: t(provider) }),
    paragraphs: [t("disconnectedText", { site, provider: t(provider), account })],
    action: { label: t("platformsAction"), url: siteLink("/profile/linked-platforms") },
    closing: t("notYou", { email }),
  }));
}
