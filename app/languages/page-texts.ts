import { use, useEffect, useState } from "react";
import { type DataRouter, type DataStrategyResult, type MiddlewareFunction, matchRoutes, useMatches } from "react-router";
import { loadAnew } from "#app/ui/connection/load-anew";
import { useRouter } from "#app/ui/connection/refresh";
import { type Language, languageOr } from "./languages";
import { bringTexts, neededTexts } from "./needed-texts";
import { languageOfPage, shownTexts } from "./shown-texts";

let router: DataRouter | undefined;

/**
 * The texts of the page that is shown. They are there before it is (`bringNextTexts`), but where its reader has chosen another language meanwhile: then the
 * page before stays until they have come.
 */
export function usePageTexts(language: Language, isSignedIn: boolean) {
  const itself = useRouter();
  useEffect(() => {
    router = itself;
  }, [itself]);
  const handles = useMatches().map(({ handle }) => handle);
  const waiting = import.meta.env.SSR ? undefined : bringTexts(language, neededTexts(handles, isSignedIn));
  if (waiting) use(waiting);
  return shownTexts(language);
}

/**
 * Brings, beside the data of the next page, the texts that it needs and this browser has not had yet: the address is another only when the page can be, so
 * that nobody who is quick presses on the one before. Stands in the root.
 */
export const bringNextTexts: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const handles = handlesOnTheWay(request);
  if (!handles) return next();
  const isSignedIn = hasViewer(router?.state.loaderData.root);
  const texts = handles.then((known) => bringTexts(languageOfPage([]), neededTexts(known, isSignedIn))).catch(() => {});
  const results = await next();
  // A page that leads on, or could not be had, is not shown.
  if (Object.values(results).some(({ type }) => type === "error")) return results;
  await texts;
  // Whoever has just signed in has a frame that says more, and may read in another language, in which the page is then loaded anew.
  const root = results.root?.result;
  if (hasViewer(root)) await bringTexts(languageOr(languageIn(root), languageOfPage([])), neededTexts(await handles, true));
  return results;
};

/** What the routes say of the page that one is on the way to; null for what is asked for without leaving the page. */
function handlesOnTheWay({ method, url }: Request): Promise<unknown[]> | null {
  const to = router?.state.navigation.location;
  const { pathname, search } = new URL(url);
  if (!router || method !== "GET" || to?.pathname !== pathname || to.search !== search) return null;
  const routes = (matchRoutes(router.routes, to) ?? []).map(({ route }) => route);
  return Promise.all(routes.map(({ handle, lazy }) => handle ?? (typeof lazy === "object" ? lazy.handle?.() : undefined)));
}

const hasViewer = (root: unknown) => Boolean((root as { frame?: { viewer?: unknown } } | undefined)?.frame?.viewer);

const languageIn = (root: unknown) => (root as { language?: unknown } | undefined)?.language;

/** A page whose reader has chosen another language meanwhile is loaded anew in it: no page speaks two. */
export function useOneLanguage(language: Language) {
  const [first] = useState(language);
  useEffect(() => {
    if (language !== first) loadAnew();
  }, [language, first]);
}

/** A browser whose texts were made by older rules loads the next page anew as a whole: none says other numbers than those that hold. */
export function useOneVersion(version: number | undefined, pathname: string) {
  const [first] = useState(version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is being typed on a page stays there until its reader leaves it.
  useEffect(() => {
    if (version !== first) loadAnew();
  }, [pathname, first]);
}
