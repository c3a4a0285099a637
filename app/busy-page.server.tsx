import { BusyScreen } from "#app/frame/busy-screen";
import { frameMessages } from "#app/frame/messages";
import { currentBrandCss } from "#app/platform/brand/current-brand.server";
import { RETRY_SECONDS } from "#app/platform/failure.server";
import { drawPlainPage } from "./plain-page.server";

/** Stands where the address goes that was asked for. */
const ADDRESS = "/the-address-that-was-asked-for";

let page: { html: string; policy: string; look: string } | undefined;

/**
 * What those are answered with who would have to wait too long: a page that is drawn once and asks for nothing, so that saying no costs next to
 * nothing. The app is told without a page, and keeps the one it shows.
 */
export function busyAnswer(request: Request): Response {
  const headers = { "retry-after": String(RETRY_SECONDS), "cache-control": "private, no-store" };
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith(".data"))
    return new Response("Service Unavailable\n", { status: 503, headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });
  if (page?.look !== currentBrandCss())
    page = { ...drawPlainPage(frameMessages.busyTitle, <BusyScreen address={ADDRESS} />), look: currentBrandCss() };
  return new Response(
    page.html.replace(ADDRESS, () => escapeAttribute(pathname + search)),
    {
      status: 503,
      headers: { ...headers, "content-type": "text/html; charset=utf-8", "content-security-policy": page.policy },
    },
  );
}

/** An address holds no < and no quotes: it was read as a URL. */
const escapeAttribute = (address: string) => address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
