import { data } from "react-router";
import { config } from "#app/config.server";
import { pageMeta } from "#app/document/page-meta";
import { PAGE_SIZE, searchAdvisors } from "#app/features/advisors/directory.server";
import { readDirectoryQuery } from "#app/features/advisors/directory-query";
import { LINKEDIN_SOON, withoutNotice } from "#app/features/advisors/linkedin-notice";
import { SubcategoryPage } from "#app/features/advisors/subcategory-page";
import { whereaboutsOf } from "#app/features/advisors/whereabouts.server";
import { SEARCH_FULL_MILLISECONDS, SEARCH_MILLISECONDS } from "#app/features/catalog/pace";
import { takeAtLeast } from "#app/features/catalog/paced-work";
import { SUBCATEGORIES } from "#app/features/catalog/subcategories";
import { redirectWithToast } from "#app/middleware/flash";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/subcategory";

/** Results a search shows before 'View All ...' (visitor site, section 9). */
const TOP_RESULTS = 3;

export async function loader({ url, context }: Route.LoaderArgs) {
  const subcategory = SUBCATEGORIES.find(({ path }) => path === url.pathname);
  if (!subcategory) throw data(null, { status: 404 });
  const plain = withoutNotice(url);
  if (plain) throw redirectWithToast(plain, LINKEDIN_SOON);
  const query = readDirectoryQuery(url.searchParams);
  const isAll = url.searchParams.get("view") === "all";
  const state = { text: query.q ?? "", isAll, isBlank: url.searchParams.has("q") && !query.q, after: isAll ? query.after : undefined };
  const pace = config().pace;
  if (!isAll && !query.q) return { subcategory, state, found: null, pace };
  const found = await searchAdvisors(
    {
      topics: subcategory.topics,
      query: { ...readDirectoryQuery(new URLSearchParams()), q: query.q, after: state.after },
      words: "any",
      limit: isAll ? PAGE_SIZE : TOP_RESULTS,
    },
    now(),
    await whereaboutsOf(context.get(viewerContext)?.userId),
  );
  return { subcategory, state, found, pace };
}

/** A search made in the running app shows its progress for two seconds at least; opening a page or the whole list takes no longer than it needs. */
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const isSearch = url.searchParams.has("q") && !url.searchParams.has("view");
  return isSearch ? takeAtLeast(SEARCH_MILLISECONDS + SEARCH_FULL_MILLISECONDS, serverLoader()) : serverLoader();
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { title, tagline, path } = loaderData.subcategory;
  return pageMeta({ matches, title, description: tagline, path, isHidden: loaderData.found !== null });
};

export default function SubcategoryRoute({ loaderData: { subcategory, state, found, pace } }: Route.ComponentProps) {
  return <SubcategoryPage key={subcategory.path} subcategory={subcategory} state={state} found={found} pace={pace} />;
}
