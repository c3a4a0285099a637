import { config } from "#app/config.server";
import type { Connection } from "#app/db/client.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { sendAccountEmail } from "../emails.server";
import type { Provider } from "./providers";

interface IdentityChange {
  provider: Provider;
  id: string;
  /** The address the provider knows the person by. */
  account: string;
}

/** Tells that an account elsewhere is a way in from now on. */
export const mailConnected = (connection: Connection, to: string, change: IdentityChange) =>
  mailChange(connection, to, "connected", change);

/** Tells that an account elsewhere is a way in no more. */
export const mailDisconnected = (connection: Connection, to: string, change: IdentityChange) =>
  mailChange(connection, to, "disconnected", change);

function mailChange(connection: Connection, to: string, what: "connected" | "disconnected", { provider, id, account }: IdentityChange) {
  const { contact } = config();
  const site = siteName();
  return sendAccountEmail(connection, { kind: `identity_${what}`, id, to }, "oauth", (t) => ({
    subject: t(`${what}Subject`, { site, provider: t(provider) }),
    paragraphs: [t(`${what}Text`, { site, provider: t(provider), account })],
    action: { label: t("platformsAction"), url: siteLink("/profile/linked-platforms") },
    closing: t("notYou", { email: contact.email }),
  }));
}
