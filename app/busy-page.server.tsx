import { BusyScreen } from "#app/frame/busy-screen";
import { languageAsked } from "#app/languages/asked-language.server";
import type { Language } from "#app/languages/languages";
import { currentBrandCss } from "#app/platform/brand/current-brand.server";
import { RETRY_SECONDS } from "#app/platform/failure.server";
import { drawPlainPage } from "./plain-page.server";

/** Stands where the address goes that was asked for. */
const ADDRESS = "/the-address-that-was-asked-for";

const pages = new Map<Language, { html: string; policy: string; look: string }>();

/**
 * What those are answered with who would have to wait too long: a page that is drawn once and asks for nothing, so that saying no costs next to
 * nothing. The app is told without a page, and keeps the one it shows.
 */
export function busyAnswer(request: Request): Response {
  const headers = { "retry-after": String(RETRY_SECONDS), "cache-control": "private, no-store" };
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith(".data"))
    return new Response("Service Unavailable\n", { status: 503, headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });
  const { headers: asked } = request;
  const language = languageAsked({ address: pathname + search, cookie: asked.get("cookie"), accepted: asked.get("accept-language") });
  const page = pageIn(language);
  return new Response(
    page.html.replace(ADDRESS, () => escapeAttribute(pathname + search)),
    {
      status: 503,
      headers: { ...headers, "content-type": "text/html; charset=utf-8", "content-security-policy": page.policy },
    },
  );
}

function pageIn(language: Language) {
  const look = currentBrandCss();
  const known = pages.get(language);
  const page = known?.look === look ? known : { ...drawPlainPage("busyTitle", <BusyScreen address={ADDRESS} />, language), look };
  pages.set(language, page);
  return page;
}

/** An address holds no < and no quotes: it was read as a URL. */
const escapeAttribute = (address: string) => address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
