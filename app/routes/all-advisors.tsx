import { data, redirect } from "react-router";
import { pageMeta } from "#app/document/page-meta";
import { loaderHeaders, viewHeaders } from "#app/document/view-headers";
import { whereaboutsOf } from "#app/features/advisors/cards/advisor-location.server";
import { AllAdvisorsPage } from "#app/features/advisors/directory/all-advisors-page";
import { searchAdvisors } from "#app/features/advisors/directory/directory.server";
import { readDirectoryQuery } from "#app/features/advisors/directory/directory-query";
import { isInVain, listed } from "#app/features/advisors/directory/directory-results";
import { ALL_PARAMETERS, directoryFields, directoryPath } from "#app/features/advisors/directory/filters";
import { savedAmong } from "#app/features/advisors/saved/saved.server";
import { withMissedPreferences } from "#app/features/assistant/recommend/missed-preferences.server";
import { recordEmptySearch } from "#app/features/catalog/empty-searches/empty-searches.server";
import { languagesSpokenIn } from "#app/features/matching/search-words.server";
import { withCityNames } from "#app/features/places/city-names.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { asHolderSees } from "#app/middleware/own-hours.server";
import { languageContext } from "#app/middleware/reading-language";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/all-advisors";

const PATH = "/advisors/all";

export const handle = { texts: ["advisors-all", "advisors-cards", "advisors-directory", "names-topics"] } satisfies TextsHandle;

export const parameters: readonly string[] = ALL_PARAMETERS;

/**
 * Loads all advisors. Redirects to the address without ineffective parameters (empty or unknown), so that every search has one address; an empty comparison
 * stays, as it says that nobody is to be compared any more.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const asked = readDirectoryQuery(url.searchParams);
  const named = new Set(directoryFields(asked).map(([name]) => name));
  if ([...url.searchParams.keys()].some((name) => isOurs(name) && !named.has(name) && name !== "compare"))
    throw redirect(directoryPath(PATH, asked, asked), 301);
  const viewer = context.get(viewerContext);
  const query = { ...asked, zone: asked.zone ?? (viewer?.timeZone || undefined) };
  const [sought, languages] = await Promise.all([
    whereaboutsOf(viewer?.userId).then((whereabouts) => searchAdvisors({ query }, now(), whereabouts)),
    languagesSpokenIn("all"),
  ]);
  const shown = query.date ? sought : await asHolderSees(sought, request, viewer);
  const found = withMissedPreferences(shown, query.q, context.get(languageContext));
  if (query.q && isInVain(found)) await recordEmptySearch(query.q, now());
  const saved = await savedAmong(viewer?.userId, found.cards);
  return data(
    {
      query,
      languages: languages.join(" "),
      found: withCityNames(listed(found), context.get(languageContext)),
      saved,
      isView: named.size > 0,
    },
    { headers: viewHeaders(url) },
  );
}

const isOurs = (name: string) => (parameters as readonly string[]).includes(name);

export const headers = loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    matches,
    title: textsOfPage(matches).advisors.allTitle,
    description: textsOfPage(matches).advisors.allDescription,
    path: PATH,
    isHidden: loaderData?.isView,
  });

export default function AllAdvisors({ loaderData: { query, languages, found, saved } }: Route.ComponentProps) {
  return <AllAdvisorsPage path={PATH} query={query} languages={languages.split(" ")} found={found} saved={saved} />;
}
