import { isIP } from "node:net";
import { config } from "#app/config.server";
import { siteOrigin } from "#app/platform/origin.server";

/** Who asks for passkeys: the site's own name and origin, never what a request calls it. Null where the site has no name, but a number (WebAuthn 5.1.2). */
export function relyingParty() {
  const url = URL.parse(siteOrigin());
  if (!url || isIP(url.hostname.replaceAll(/[[\]]/g, "")) !== 0) return null;
  return { name: config().siteName, id: url.hostname, origin: url.origin };
}
