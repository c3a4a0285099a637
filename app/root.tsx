import { useEffect, useMemo } from "react";
import { data, Links, Meta, Outlet, useLocation, useMatches, useRouteLoaderData } from "react-router";
import { IntlProvider, useTranslations } from "use-intl";
import { Bootstrap, HandoffState, SiteStyle, useDocumentLanguage } from "#app/document/handoff";
import { useScrollRestoration } from "#app/document/router-internals";
import { CompareBar } from "#app/features/advisors/compare/compare-choice";
import { changedEntries } from "#app/features/catalog/current-catalog";
import { shownCurrencies } from "#app/features/money/accepted-currencies";
import { refreshRates } from "#app/features/money/daily-rates/daily-rates.server";
import { type ReferenceRates, referenceRates, SHIPPED_RATES } from "#app/features/money/reference-rates";
import { DraftsBar } from "#app/features/own-texts/drafts-bar";
import { withTexts } from "#app/features/own-texts/shipped-text";
import { currentRules } from "#app/features/rules/current-rules";
import { FIRST_RULES_VERSION, SPECIFIED_CURRENCIES } from "#app/features/rules/rules";
import { ownPages } from "#app/features/search/own-pages";
import { SearchDialog } from "#app/features/search/search-dialog";
import { siteFrame } from "#app/features/site/site-frame.server";
import { changedTopics } from "#app/features/topics/topic-list";
import { FlashToasts } from "#app/frame/flash-toasts";
import type { FrameData, FrameHandle } from "#app/frame/frame-data";
import { HeadLinks } from "#app/frame/head-links";
import { SEARCH_DIALOG } from "#app/frame/header/search-trigger";
import { ScreenOfError, statusOf } from "#app/frame/screen-of-error";
import { SiteFrame } from "#app/frame/site-frame";
import { draftsInForce, sentenceIn } from "#app/languages/all-texts.server";
import { cookieForReader } from "#app/languages/asked-language.server";
import { inWordsOf } from "#app/languages/in-words.server";
import { FIRST_LANGUAGE, LANGUAGES, type Language, languageOr } from "#app/languages/languages";
import { loadNextTexts, useOneLanguage, useOneVersion, usePageTexts } from "#app/languages/page-texts";
import { OfferedLanguagesContext, SiteLanguageContext } from "#app/languages/site-words";
import { endedFlashCookie, type Flash, pageToast, readFlash } from "#app/middleware/flash";
import { frameViewer } from "#app/middleware/frame-viewer";
import { queuePages } from "#app/middleware/page-queue";
import { draftsContext, languageContext, readLanguage } from "#app/middleware/reading-language";
import { loadViewer, viewerContext } from "#app/middleware/viewer";
import { type Brand, paletteOf } from "#app/platform/brand/brand";
import { siteName } from "#app/platform/brand/current-brand.server";
import { offeredLanguages, siteLanguage } from "#app/platform/brand/current-defaults.server";
import { drawMark, markAddress } from "#app/platform/brand/mark-picture";
import { now } from "#app/platform/clock.server";
import { withCachedReads } from "#app/platform/http/read-cache.server";
import { siteOrigin } from "#app/platform/origin.server";
import { useCachedPages } from "#app/ui/connection/cached-pages";
import { keepPageOffline } from "#app/ui/connection/connection";
import { watchGoingBack } from "#app/ui/connection/going-back";
import { useLeftPage } from "#app/ui/connection/left-page";
import { focusPressed } from "#app/ui/connection/reload-in-place";
import { useReloadedPage } from "#app/ui/connection/reloaded-page";
import { useZoneCookie } from "#app/ui/connection/zone-cookie";
import { DrawingsContext } from "#app/ui/drawings/line-drawing";
import { cityNames } from "#app/ui/text/city-names";
import { FormatsProvider } from "#app/ui/text/formats";
import type { Route } from "./+types/root";
import { applyChanges } from "./apply-changes";
import { busyAnswer } from "./busy-page.server";

export const middleware: Route.MiddlewareFunction[] = [loadViewer, readLanguage, queuePages(busyAnswer)];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPageOffline, loadNextTexts];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const said = pageToast(context);
  const brought = readFlash(request, url);
  const language = context.get(languageContext);
  const flash = wordsOf(said ?? brought, language);
  const [{ banner, contact, logos, brand }, own] = await Promise.all([
    // Only admins edit the frame, and they must see changes at once.
    viewer && !viewer.isAdmin ? withCachedReads(() => siteFrame(now())) : siteFrame(now()),
    viewer && frameViewer(viewer, now()),
    refreshRates(now()),
  ]);
  const frame = {
    viewer: own,
    site: siteOf(brand, contact),
    ...(brand.accent && { look: lookOf(brand) }),
    ...(banner && { banner }),
    logos: viewer?.isAdmin ? logos : withoutAdmin(logos),
    ...(referenceRates() !== SHIPPED_RATES && { rates: referenceRates() }),
    ...(currentRules().version !== FIRST_RULES_VERSION && { rules: currentRules() }),
    ...(changedTopics().length > 0 && { topics: changedTopics().map(({ words: _, translations: __, ...topic }) => topic) }),
    ...(changedEntries().length > 0 && { catalog: changedEntries() }),
  };
  const reader = viewer && { locale: viewer.locale, zone: viewer.timeZone, theme: viewer.theme, currency: viewer.currency };
  const asked = url.searchParams.get("lang");
  const drafts = context.get(draftsContext);
  const remembered = viewer?.language && !drafts ? cookieForReader(language, request) : null;
  const headers = [brought && endedFlashCookie(), remembered].flatMap((cookie): [string, string][] =>
    cookie ? [["set-cookie", cookie]] : [],
  );
  const shown = {
    language,
    ...(asked === language && { asked }),
    ...(drafts && { drafts: draftsShown(language, drafts, viewer?.language) }),
  };
  return data({ ...shown, frame, ...(flash && { flash }), ...(reader && { reader }) }, { headers });
}

/** Draft texts, and the notice above a page with them in the language of the admin who views it. */
const draftsShown = (language: Language, drafts: ReadonlyMap<string, string>, own: string | null | undefined) => ({
  texts: draftsInForce(language, drafts),
  said: sentenceIn(languageOr(own), "ownTexts.previewBar") ?? "",
  back: sentenceIn(languageOr(own), "ownTexts.previewBack") ?? "",
});

/** The text of a toast in the reader's language; nothing for an unknown key. */
function wordsOf(flash: Flash | null, language: Language) {
  if (!flash) return null;
  // Translates names in the data that are in English, as on the page around it.
  const values = inWordsOf(flash.values, language);
  const words = sentenceIn(language, flash.text, values);
  if (!words) return null;
  return {
    key: flash.text,
    title: flash.title && (sentenceIn(language, flash.title, values) ?? undefined),
    text: words,
    tone: flash.tone,
  };
}

const lookOf = (brand: Brand): FrameData["look"] => {
  const palette = paletteOf(brand);
  return {
    bars: palette.paper,
    icon: `data:image/svg+xml,${encodeURIComponent(drawMark(palette))}`,
    homeScreenIcon: markAddress(brand, 180),
  };
};

const withoutAdmin = ({ admin: _, ...logos }: FrameData["logos"]): FrameData["logos"] => logos;
/** Omits everything that has its default value. */
const siteOf = ({ name, tagline, accent, hasDrawings }: Brand, contact: FrameData["site"]["contact"]): FrameData["site"] => ({
  name: name || siteName(),
  origin: siteOrigin(),
  contact,
  ...(tagline && { tagline }),
  ...(siteLanguage() !== FIRST_LANGUAGE && { language: siteLanguage() }),
  ...(offeredLanguages().length < LANGUAGES.length && { languages: offeredLanguages() }),
  ...(accent && { accent }),
  ...(!hasDrawings && { isPlain: true }),
});

/** Exchange rates for the script of visitors' pages, where they are newer than its own or of additional currencies. */
function ratesText(newer: ReferenceRates | undefined): string | undefined {
  const shown = shownCurrencies();
  if (!newer && shown.length === SPECIFIED_CURRENCIES.length) return undefined;
  return shown.flatMap((currency) => [currency, (newer ?? SHIPPED_RATES).rates[currency]]).join(" ");
}

export function Layout({ children }: { children: React.ReactNode }) {
  const given = useRouteLoaderData<typeof loader>("root");
  if (given && !import.meta.env.SSR) applyChanges(given.frame);
  const reader = given?.reader;
  const zone = reader?.zone ?? "";
  const ofDocument = useDocumentLanguage();
  const language = given?.language ?? ofDocument;
  const publicTexts = usePageTexts(language, Boolean(given?.frame.viewer));
  const drafts = given?.drafts?.texts;
  const texts = useMemo(() => (drafts ? withTexts(publicTexts, drafts) : publicTexts), [publicTexts, drafts]);
  const newer = given?.frame.rates;
  return (
    <html
      lang={language}
      data-theme={reader?.theme}
      data-locale={reader?.locale}
      data-zone={zone || undefined}
      data-cities={cityNames(language)}
      data-rates={ratesText(newer)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <HeadLinks icons={given?.frame.logos.icons} look={given?.frame.look} />
        <Bootstrap />
        <SiteStyle />
      </head>
      <body className={language === "en" ? undefined : "long-words"} data-by={given?.frame.viewer?.userId}>
        <IntlProvider locale={language} messages={texts} timeZone={zone || "UTC"}>
          <FormatsProvider locale={reader?.locale ?? language} zone={zone} currency={reader?.currency} ratesOf={newer?.date}>
            <SiteLanguageContext value={given?.frame.site.language ?? FIRST_LANGUAGE}>
              <OfferedLanguagesContext value={given?.frame.site.languages ?? LANGUAGES}>
                <DrawingsContext value={!given?.frame.site.isPlain}>{children}</DrawingsContext>
              </OfferedLanguagesContext>
            </SiteLanguageContext>
          </FormatsProvider>
        </IntlProvider>
        <HandoffState />
      </body>
    </html>
  );
}

export default function App({ loaderData: { language, frame, flash, reader, drafts } }: Route.ComponentProps) {
  useScrollRestoration();
  useZoneCookie(reader !== undefined && !reader.zone);
  useEffect(watchGoingBack, []);
  useEffect(focusPressed, []);
  useOneLanguage(language);
  const { pathname, search } = useLocation();
  useOneVersion(frame.rules?.version, pathname);
  const isBare = useMatches().some(({ handle }) => (handle as FrameHandle | undefined)?.hasOwnFrame);
  useLeftPage(frame.viewer?.userId ?? "", pathname + search);
  useReloadedPage(frame.viewer?.userId ?? "", pathname + search);
  useCachedPages(frame.viewer !== null, pathname + search);
  return (
    <SiteFrame
      frame={frame}
      isBare={isBare}
      search={<SearchDialog id={SEARCH_DIALOG} site={frame.site.name} own={ownPages(frame.viewer)} />}
    >
      {drafts && <DraftsBar {...drafts} language={language} />}
      <Outlet />
      <CompareBar />
      <FlashToasts flash={flash ?? null} />
    </SiteFrame>
  );
}

const TITLES: Record<number, "forbiddenTitle" | "notFoundTitle" | "goneTitle"> = {
  403: "forbiddenTitle",
  404: "notFoundTitle",
  410: "goneTitle",
};

/** Shown when a page fails: in the frame, as far as its data is available. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const given = useRouteLoaderData<typeof loader>("root");
  const t = useTranslations("frame");
  // Not by `meta`, which does not know the language when a guard answers before the page has loaded.
  return (
    <>
      <title>{[t(TITLES[statusOf(error)] ?? "errorTitle"), given?.frame.site.name].filter(Boolean).join(" · ")}</title>
      <SiteFrame frame={given?.frame}>
        <ScreenOfError error={error} />
      </SiteFrame>
    </>
  );
}
