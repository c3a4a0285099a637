import { data, type ShouldRevalidateFunction } from "react-router";
import { config } from "#app/config.server";
import { breadcrumbs, pageMeta } from "#app/document/page-meta";
import { loaderHeaders, viewHeaders } from "#app/document/view-headers";
import { whereaboutsOf } from "#app/features/advisors/cards/advisor-location.server";
import { isOnlyComparison } from "#app/features/advisors/compare/compared";
import { searchAdvisors } from "#app/features/advisors/directory/directory.server";
import { readDirectoryQuery } from "#app/features/advisors/directory/directory-query";
import { isInVain, matched } from "#app/features/advisors/directory/directory-results";
import { CATEGORY_PAGE_SIZE } from "#app/features/advisors/directory/filter-options";
import { SubcategoryPage } from "#app/features/advisors/directory/subcategory-page";
import { whyFound } from "#app/features/advisors/directory/why-found.server";
import { LINKEDIN_SOON, withoutAlert } from "#app/features/advisors/page/linkedin-alert";
import { savedAmong } from "#app/features/advisors/saved/saved.server";
import { fewestMissedFirst, preferencesIn, withMissedPreferences } from "#app/features/assistant/recommend/missed-preferences.server";
import { elsewhere } from "#app/features/catalog/addresses.server";
import { categoryById } from "#app/features/catalog/categories";
import { recordEmptySearch } from "#app/features/catalog/empty-searches/empty-searches.server";
import { keyOfPage, subcategories } from "#app/features/catalog/subcategories";
import { withCityNames } from "#app/features/places/city-names.server";
import { SEARCH_FULL_MILLISECONDS, SEARCH_MILLISECONDS } from "#app/features/search/minimum-display-time";
import { takeAtLeast } from "#app/features/search/wait-at-least";
import { topicsOnShelf } from "#app/features/topics/topic-list";
import { spokenAreas } from "#app/features/topics/vocabulary/nearest-areas";
import type { TextsHandle } from "#app/languages/needed-texts";
import { namesOfPage } from "#app/languages/shown-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { asHolderSees } from "#app/middleware/own-hours.server";
import { languageContext } from "#app/middleware/reading-language";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { isComeBackTo } from "#app/ui/connection/going-back";
import type { Route } from "./+types/subcategory";

export const handle = {
  texts: ["advisors-cards", "catalog-subcategory", "matching", "names-subcategories", "names-topics"],
} satisfies TextsHandle;

export const parameters: readonly string[] = ["q", "view", "after", "page", "compare", "notice"];

/** Results a search shows before 'View All ...' (visitor site, section 9). */
const TOP_RESULTS = 3;
/** The top results come from this many of the best when the text states wishes beside its topic. */
const CHOSEN_FROM = 12;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const subcategory = subcategories().find(({ path }) => path === url.pathname);
  if (!subcategory) throw elsewhere(url);
  const plain = withoutAlert(url);
  if (plain) throw redirectWithToast(plain, LINKEDIN_SOON);
  const query = readDirectoryQuery(url.searchParams);
  const isAll = url.searchParams.get("view") === "all";
  const state = {
    text: query.q ?? "",
    isAll,
    isBlank: url.searchParams.has("q") && !query.q,
    ...(isAll && { after: query.after, page: query.page }),
  };
  const pace = config().pace;
  const headers = viewHeaders(url);
  const viewer = context.get(viewerContext);
  if (!isAll && !query.q) return data({ subcategory, state, found: null, saved: [], why: {}, pace }, { headers });
  const stated = preferencesIn(query.q);
  const topics = topicsOnShelf(keyOfPage(subcategory)).map(({ slug }) => slug);
  const sought = await searchAdvisors(
    {
      topics,
      query: { ...readDirectoryQuery(new URLSearchParams()), q: query.q, after: state.after, page: state.page },
      words: "any",
      limit: isAll ? CATEGORY_PAGE_SIZE : stated ? CHOSEN_FROM : TOP_RESULTS,
    },
    now(),
    await whereaboutsOf(viewer?.userId),
  );
  const language = context.get(languageContext);
  const top = isAll || !stated ? sought : { ...sought, cards: fewestMissedFirst(sought.cards, stated).slice(0, TOP_RESULTS) };
  const found = withMissedPreferences(await asHolderSees(top, request, viewer), query.q, language);
  if (query.q && isInVain(found)) await recordEmptySearch(query.q, now());
  const slugs = found.cards.map(({ slug }) => slug);
  const [saved, why] = await Promise.all([savedAmong(viewer?.userId, found.cards), whyFound(slugs, topics, spokenAreas(state.text))]);
  return data({ subcategory, state, found: withCityNames(matched(found), language), saved, why, pace }, { headers });
}

export const headers = loaderHeaders;

/** Repeats a search only on request, not after saving an advisor or adding one to a comparison. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formAction, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !formAction?.startsWith("/advisors/") && !isOnlyComparison(currentUrl, nextUrl);

/** A search in the running app shows its progress for at least two seconds; opening a page or the whole list, or returning to one, is not delayed. */
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const isSearch = url.searchParams.has("q") && !url.searchParams.has("view");
  return isSearch && !isComeBackTo(url) ? takeAtLeast(SEARCH_MILLISECONDS + SEARCH_FULL_MILLISECONDS, serverLoader()) : serverLoader();
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const named = namesOfPage(matches);
  const { category, path } = loaderData.subcategory;
  const [title, tagline] = [named(loaderData.subcategory.title), named(loaderData.subcategory.tagline)];
  const above = categoryById(category);
  const places = [
    { name: named(above.pageTitle), path: above.path },
    { name: title, path },
  ];
  return pageMeta({
    matches,
    title,
    description: tagline,
    path,
    isHidden: loaderData.found !== null,
    jsonLd: ({ origin }) => breadcrumbs(origin, places),
  });
};

export default function SubcategoryRoute({ loaderData: { subcategory, state, found, saved, why, pace } }: Route.ComponentProps) {
  return (
    <SubcategoryPage key={subcategory.path} subcategory={subcategory} state={state} found={found} saved={saved} why={why} pace={pace} />
  );
}
