import { isIP } from "node:net";
import { config } from "#app/config.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteOrigin } from "#app/platform/origin.server";

const OWN_MACHINE = new Set(["127.0.0.1", "[::1]"]);

/**
 * Who asks for passkeys: the site's own name and origin, never what a request calls it. Null where the site has no name, but a number (WebAuthn
 * 5.1.2). A site that only its own machine reaches, and that was given no address, has a name all the same: localhost.
 */
export function relyingParty() {
  const url = URL.parse(siteOrigin());
  if (!url) return null;
  if (!config().baseUrl && OWN_MACHINE.has(url.hostname)) url.hostname = "localhost";
  if (isIP(url.hostname.replaceAll(/[[\]]/g, "")) !== 0) return null;
  return { name: siteName(), id: url.hostname, origin: url.origin };
}

/** Whether a page can offer passkeys, and where it could when it was opened by another name: browsers give them to the site's own alone. */
export function passkeyPlace(request: Request) {
  const party = relyingParty();
  const isHere = party !== null && (Boolean(config().baseUrl) || new URL(request.url).hostname === party.id);
  return { isAvailable: isHere, elsewhere: isHere ? null : (party?.origin ?? null) };
}
