import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { contentSecurityPolicy } from "#app/document/policy.server";
import { cssOf } from "#app/document/site-css.server";
import type { Language } from "#app/languages/languages";
import { shownTexts } from "#app/languages/shown-texts";
import { currentBrand } from "#app/platform/brand/current-brand.server";
import { DrawingsContext } from "#app/ui/drawings/line-drawing";

type PlainTitle = "busyTitle" | "awayTitle" | "unsentTitle" | "strangeTitle";

/** Renders a standalone page without frame, scripts or database queries: its markup, and its content security policy. */
export function drawPlainPage(title: PlainTitle, screen: React.ReactNode, language: Language): { html: string; policy: string } {
  const { frame } = shownTexts(language);
  const body = renderToStaticMarkup(
    <IntlProvider locale={language} messages={{ frame }} timeZone="UTC">
      <DrawingsContext value={currentBrand().hasDrawings}>{screen}</DrawingsContext>
    </IntlProvider>,
  );
  const css = cssOf(body);
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{frame[title]}</title>
    </>,
  );
  const html = `<!DOCTYPE html><html lang="${language}"><head>${head}<style>${css}</style></head><body>${body}</body></html>`;
  return { html, policy: contentSecurityPolicy(css) };
}
