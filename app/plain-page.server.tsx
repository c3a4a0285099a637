import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { contentSecurityPolicy } from "#app/document/policy.server";
import { cssOf } from "#app/document/site-css.server";
import type { Language } from "#app/languages/languages";
import { shownTexts } from "#app/languages/shown-texts";
import { currentBrand } from "#app/platform/brand/current-brand.server";
import { DrawingsContext } from "#app/ui/drawings/line-drawing";

type PlainTitle = "busyTitle" | "awayTitle" | "unsentTitle" | "strangeTitle";

/** A page that stands alone, without the frame, scripts and anything that a database would have to be asked for: its markup, and its policy. */
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
