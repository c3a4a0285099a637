import { redirect } from "react-router";
import { logSeldom } from "#app/platform/log/log-seldom.server";
import { isUnbound, proposedAddress, publicAddress } from "#app/platform/origin.server";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Returns a 403 for a write that another site could have caused, else null: the Origin must be ours, including its scheme, or the browser
 * must say same-origin. An address that an admin has proposed counts, too: it is confirmed from there. A page from an unencrypted connection does not count as an HTTPS site's own. Runs before the router, whose own
 * check lets a request without an Origin through.
 */
export function refuseForeignWrite(request: Request): Response | null {
  if (SAFE_METHODS.has(request.method) || isSigned(request) || isOurs(request)) return null;
  logSeldom("warn", "cross-origin write refused", { path: new URL(request.url).pathname, origin: request.headers.get("origin") });
  return new Response("Forbidden\n", { status: 403, headers: { "content-type": "text/plain; charset=utf-8" } });
}

/**
 * Allows a download whose creation is logged, counted or slow only from a page of ours, or a typed address. Requests caused by another site
 * are redirected to the page with its button: a download does not leave that site, so it could trigger them endlessly.
 */
export function requireOwnPage(request: Request, page: string): void {
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") throw redirect(page, 303);
}

/** Webhooks of other servers: no browser, no cookie; the signature is checked where the body is read. */
const SIGNED_PATHS = new Set(["/functions/payment-webhook", "/functions/stripe-webhook"]);

const isSigned = (request: Request) => SIGNED_PATHS.has(new URL(request.url).pathname) && !request.headers.has("cookie");

function isOurs(request: Request) {
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("origin");
  if (!origin) return site === "same-origin";
  if (origin === originOf(proposedAddress())) return true;
  const { protocol, pathname } = new URL(request.url);
  const here = `${protocol}//${request.headers.get("host")}`;
  return origin === (originOf(publicAddress()) ?? here) || (isUnbound(pathname) && origin === here);
}

const originOf = (address: string | undefined) => (address ? new URL(address).origin : undefined);
