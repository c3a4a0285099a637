import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { contentSecurityPolicy } from "#app/document/policy.server";
import { cssOf } from "#app/document/site-css.server";
import { BusyScreen } from "#app/frame/busy-screen";
import { frameMessages } from "#app/frame/messages";
import { RETRY_SECONDS } from "#app/platform/failure.server";

/** Stands where the address goes that was asked for. */
const ADDRESS = "/the-address-that-was-asked-for";

let page: { html: string; policy: string } | undefined;

/**
 * What those are answered with who would have to wait too long: a page that is drawn once and asks for nothing, so that saying no costs next to
 * nothing. The app is told without a page, and keeps the one it shows.
 */
export function busyAnswer(request: Request): Response {
  const headers = { "retry-after": String(RETRY_SECONDS), "cache-control": "private, no-store" };
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith(".data"))
    return new Response("Service Unavailable\n", { status: 503, headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });
  page ??= drawPage();
  return new Response(
    page.html.replace(ADDRESS, () => escapeAttribute(pathname + search)),
    {
      status: 503,
      headers: { ...headers, "content-type": "text/html; charset=utf-8", "content-security-policy": page.policy },
    },
  );
}

function drawPage() {
  const body = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ frame: frameMessages }} timeZone="UTC">
      <BusyScreen address={ADDRESS} />
    </IntlProvider>,
  );
  const css = cssOf(body);
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{frameMessages.busyTitle}</title>
    </>,
  );
  const html = `<!DOCTYPE html><html lang="en"><head>${head}<style>${css}</style></head><body>${body}</body></html>`;
  return { html, policy: contentSecurityPolicy(css) };
}

/** An address holds no < and no quotes: it was read as a URL. */
const escapeAttribute = (address: string) => address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
