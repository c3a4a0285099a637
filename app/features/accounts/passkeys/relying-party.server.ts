import { isIP } from "node:net";
import { siteName } from "#app/platform/brand/current-brand.server";
import { publicAddress, siteOrigin } from "#app/platform/origin.server";

const OWN_MACHINE = new Set(["127.0.0.1", "[::1]"]);

/**
 * Returns the relying party: the site's own name and origin, never the request's host. Null when the host is an IP address (WebAuthn
 * 5.1.2). Without a public address, a site on the own machine is called localhost.
 */
export function relyingParty() {
  const url = URL.parse(siteOrigin());
  if (!url) return null;
  if (!publicAddress() && OWN_MACHINE.has(url.hostname)) url.hostname = "localhost";
  if (isIP(url.hostname.replaceAll(/[[\]]/g, "")) !== 0) return null;
  return { name: siteName(), id: url.hostname, origin: url.origin };
}

/** Returns whether this page can offer passkeys, or the origin that can: browsers bind passkeys to the site's own name. */
export function relyingPartyOf(request: Request) {
  const party = relyingParty();
  const isHere = party !== null && (publicAddress() !== undefined || new URL(request.url).hostname === party.id);
  return { isAvailable: isHere, elsewhere: isHere ? null : (party?.origin ?? null) };
}
