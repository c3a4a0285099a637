import { use, useEffect, useState } from "react";
import { type DataRouter, type DataStrategyResult, type MiddlewareFunction, matchRoutes, useMatches } from "react-router";
import { loadAnew } from "#app/ui/connection/load-anew";
import { useRouter } from "#app/ui/connection/refresh";
import { type Language, languageOr } from "./languages";
import { loadTexts, neededTexts } from "./needed-texts";
import { languageOfPage, shownTexts } from "./shown-texts";

let router: DataRouter | undefined;

/**
 * Returns the texts of the current page. They are loaded before it is shown (`loadNextTexts`), unless its reader has changed the language
 * meanwhile: then the previous page stays until they are loaded.
 */
export function usePageTexts(language: Language, isSignedIn: boolean) {
  const itself = useRouter();
  useEffect(() => {
    router = itself;
  }, [itself]);
  const handles = useMatches().map(({ handle }) => handle);
  const waiting = import.meta.env.SSR ? undefined : loadTexts(language, neededTexts(handles, isSignedIn));
  if (waiting) use(waiting);
  return shownTexts(language);
}

/**
 * Loads the texts the next page needs and this browser lacks, along with its data: the address changes only when the page can be shown, so
 * that nobody presses something on the old page by mistake. Used in the root.
 */
export const loadNextTexts: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const handles = handlesOnTheWay(request);
  if (!handles) return next();
  const isSignedIn = hasViewer(router?.state.loaderData.root);
  const texts = handles.then((known) => loadTexts(languageOfPage([]), neededTexts(known, isSignedIn))).catch(() => {});
  const results = await next();
  // A page that redirects or failed to load is not shown.
  if (Object.values(results).some(({ type }) => type === "error")) return results;
  await texts;
  // After sign-in the frame needs more texts, and may be in another language, in which the page is then reloaded.
  const root = results.root?.result;
  if (hasViewer(root)) await loadTexts(languageOr(languageIn(root), languageOfPage([])), neededTexts(await handles, true));
  return results;
};

/** Returns the handles of the page being navigated to; null for a request that stays on the page. */
function handlesOnTheWay({ method, url }: Request): Promise<unknown[]> | null {
  const to = router?.state.navigation.location;
  const { pathname, search } = new URL(url);
  if (!router || method !== "GET" || to?.pathname !== pathname || to.search !== search) return null;
  const routes = (matchRoutes(router.routes, to) ?? []).map(({ route }) => route);
  return Promise.all(routes.map(({ handle, lazy }) => handle ?? (typeof lazy === "object" ? lazy.handle?.() : undefined)));
}

const hasViewer = (root: unknown) => Boolean((root as { frame?: { viewer?: unknown } } | undefined)?.frame?.viewer);

const languageIn = (root: unknown) => (root as { language?: unknown } | undefined)?.language;

/** Reloads a page whose reader has changed the language meanwhile, so that no page mixes two. */
export function useOneLanguage(language: Language) {
  const [first] = useState(language);
  useEffect(() => {
    if (language !== first) loadAnew();
  }, [language, first]);
}

/** Loads the next page as a whole document if the browser's texts were made by older rules, so that no page shows outdated numbers. */
export function useOneVersion(version: number | undefined, pathname: string) {
  const [first] = useState(version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is being typed on a page stays there until its reader leaves it.
  useEffect(() => {
    if (version !== first) loadAnew();
  }, [pathname, first]);
}
