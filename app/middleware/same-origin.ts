import { redirect } from "react-router";
import { config } from "#app/config.server";
import { logSeldom } from "#app/platform/log/log-seldom.server";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The 403 for a write that another site could have caused, else null: the Origin must be ours, its scheme included, or the browser must say
 * same-origin: what comes over a connection that anybody may change is not of a site that is encrypted.
 * It stands before the router, which has a check of its own that lets a request without an Origin through.
 */
export function refuseForeignWrite(request: Request): Response | null {
  if (SAFE_METHODS.has(request.method) || isSigned(request) || isOurs(request)) return null;
  logSeldom("warn", "cross-origin write refused", { path: new URL(request.url).pathname, origin: request.headers.get("origin") });
  return new Response("Forbidden\n", { status: 403, headers: { "content-type": "text/plain; charset=utf-8" } });
}

/**
 * Lets go on whoever asks on a page of ours, or types the address, for a file whose making is told, counted or takes long. Whoever another site leads here is led
 * to the page with its button: a download leaves that site where it is, so that it could lead on without end.
 */
export function requireOwnPage(request: Request, page: string): void {
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") throw redirect(page, 303);
}

/** What another server posts: no browser, no cookie; its signature is checked where it is read. */
const SIGNED_PATHS = new Set(["/functions/payment-webhook", "/functions/stripe-webhook"]);

const isSigned = (request: Request) => SIGNED_PATHS.has(new URL(request.url).pathname) && !request.headers.has("cookie");

function isOurs(request: Request) {
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("origin");
  if (!origin) return site === "same-origin";
  const { baseUrl } = config();
  return origin === (baseUrl ? new URL(baseUrl).origin : `${new URL(request.url).protocol}//${request.headers.get("host")}`);
}
