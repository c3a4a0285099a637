import { data } from "react-router";
import { pageMeta } from "#app/document/page-meta";
import { loaderHeaders, viewHeaders } from "#app/document/view-headers";
import { whereaboutsOf } from "#app/features/advisors/cards/advisor-location.server";
import { CategoryPage } from "#app/features/advisors/directory/category-page";
import { readDirectoryQuery } from "#app/features/advisors/directory/directory-query";
import { isInVain, listed } from "#app/features/advisors/directory/directory-results";
import { activeFilters, DIRECTORY_PARAMETERS } from "#app/features/advisors/directory/filters";
import { searchLedTo } from "#app/features/advisors/directory/led-to.server";
import { savedAmong } from "#app/features/advisors/saved/saved.server";
import { readConversation } from "#app/features/assistant/conversation/conversations.server";
import { packConversation, wholeConversation } from "#app/features/assistant/conversation/packed-conversation";
import { speakerOf } from "#app/features/assistant/conversation/speaker.server";
import { Matcher } from "#app/features/assistant/pages/matcher";
import { withMissedPreferences } from "#app/features/assistant/recommend/missed-preferences.server";
import { elsewhere } from "#app/features/catalog/addresses.server";
import { categories, categoryById, categoryOr } from "#app/features/catalog/categories";
import { CategoryRequestOffer } from "#app/features/catalog/category-requests/category-request-offer";
import { recordEmptySearch } from "#app/features/catalog/empty-searches/empty-searches.server";
import { policiesPath } from "#app/features/catalog/legal-page";
import { languagesSpokenIn } from "#app/features/matching/search-words.server";
import { withCityNames } from "#app/features/places/city-names.server";
import { Policies } from "#app/features/policies/policies";
import { readPolicies } from "#app/features/policies/policies.server";
import { topicByName } from "#app/features/topics/topic-list";
import type { TextsHandle } from "#app/languages/needed-texts";
import { namesOfPage } from "#app/languages/shown-texts";
import { asHolderSees } from "#app/middleware/own-hours.server";
import { policyReading } from "#app/middleware/policy-reading";
import { languageContext } from "#app/middleware/reading-language";
import { addressContext, viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/category";

export const handle = {
  texts: ["advisors-cards", "advisors-directory", "assistant-matcher", "names-tiles", "names-topics", "policies-text"],
} satisfies TextsHandle;

export const parameters: readonly string[] = [...DIRECTORY_PARAMETERS, "need", "advisor"];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const category = categories().find(({ path }) => path === url.pathname);
  if (!category) throw elsewhere(url);
  const query = readDirectoryQuery(url.searchParams);
  const viewer = context.get(viewerContext);
  const [sought, matcher, languages] = await Promise.all([
    whereaboutsOf(viewer?.userId).then((whereabouts) =>
      searchLedTo(url.searchParams.get("advisor"), { category: category.id, query }, now(), whereabouts),
    ),
    readConversation(speakerOf(request, viewer, context.get(addressContext)), category.id, now()),
    languagesSpokenIn(category.id),
  ]);
  const shown = query.date ? sought : await asHolderSees(sought, request, viewer);
  const { first, ...found } = withMissedPreferences(shown, query.q, context.get(languageContext));
  if (query.q && isInVain(found)) await recordEmptySearch(query.q, now());
  const saved = await savedAmong(viewer?.userId, found.cards);
  const isView =
    activeFilters(query).length > 0 || query.q !== undefined || query.after !== undefined || query.compare !== undefined || first !== null;
  const need = topicByName(url.searchParams.get("need") ?? "")?.name ?? null;
  const policies = category.path === policiesPath() ? await readPolicies(policyReading(context)) : undefined;
  return data(
    {
      id: category.id,
      query,
      languages: languages.join(" "),
      ...withCityNames({ found: listed(found), first }, context.get(languageContext)),
      ...(saved.length > 0 && { saved }),
      matcher: packConversation(matcher),
      ...(isView && { isView }),
      ...(need && { need }),
      policies,
    },
    { headers: viewHeaders(url) },
  );
}

export const headers = loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { pageTitle, description, path } = categoryById(loaderData.id);
  const named = namesOfPage(matches);
  return pageMeta({ matches, title: named(pageTitle), description: named(description), path, isHidden: loaderData.isView ?? false });
};

export default function Category({
  loaderData: { id, query, languages, found, first, saved = [], matcher, need, policies },
}: Route.ComponentProps) {
  const category = categoryById(id);
  return (
    <CategoryPage
      key={id}
      category={category}
      query={query}
      languages={languages.split(" ")}
      found={found}
      first={first}
      saved={saved}
      need={need ?? null}
    >
      <Matcher category={id} matcher={wholeConversation(id, matcher)} />
      {id === categoryOr("") && <CategoryRequestOffer />}
      {policies && <Policies policies={policies} />}
    </CategoryPage>
  );
}
