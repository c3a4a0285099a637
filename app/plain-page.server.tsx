import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { contentSecurityPolicy } from "#app/document/policy.server";
import { cssOf } from "#app/document/site-css.server";
import { frameMessages } from "#app/frame/messages";

/** A page that stands alone, without the frame, scripts and anything that a database would have to be asked for: its markup, and its policy. */
export function drawPlainPage(title: string, screen: React.ReactNode): { html: string; policy: string } {
  const body = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ frame: frameMessages }} timeZone="UTC">
      {screen}
    </IntlProvider>,
  );
  const css = cssOf(body);
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
    </>,
  );
  const html = `<!DOCTYPE html><html lang="en"><head>${head}<style>${css}</style></head><body>${body}</body></html>`;
  return { html, policy: contentSecurityPolicy(css) };
}
