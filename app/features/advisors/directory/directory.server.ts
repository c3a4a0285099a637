import { type Connection, db } from "#app/db/client.server";
import type { CategoryId } from "#app/features/catalog/categories";
import { countInDirectory, findInDirectory } from "#app/features/matching/directory.server";
import type { TextScope } from "#app/features/matching/text-plan.server";
import { topicsNearest } from "#app/features/topics/classifier/nearest-topics.server";
import { topicSlugsOfExpertise } from "#app/features/topics/expertise-choice";
import type { Topic } from "#app/features/topics/topic-list";
import { nearAreas } from "#app/features/topics/vocabulary/nearest-areas";
import { keptRead } from "#app/platform/http/kept-reads.server";
import type { AdvisorCard, Whereabouts } from "../cards/advisor-card";
import { cardsOf } from "../cards/cards.server";
import { readCursor, writeCursor } from "./cursor";
import { filterConditions } from "./directory-conditions.server";
import { type DirectoryQuery, readDirectoryQuery } from "./directory-query";
import type { DirectoryFindings } from "./directory-results";

export const PAGE_SIZE = 9;

/** What to look for; how its text is read stands in `TextScope`: all words, unless said otherwise. */
export interface DirectorySearch extends Partial<TextScope> {
  category?: CategoryId;
  /** Only advisors with one of these areas, by their slugs: a sub-category. */
  topics?: readonly string[];
  /** Text, filters and place in the list, as `readDirectoryQuery` reads them from a URL. */
  query?: DirectoryQuery;
  limit?: number;
}

/**
 * The one way into the directory: approved advisors by category, areas, text and the seven filters, best first, a page at a time, in the
 * order of the engine (docs/matching.md). Equals stand by id, so pages never overlap. Counts end at ten thousand. Where a text finds nobody, those
 * come who are nearest to it.
 */
export async function searchAdvisors(
  search: DirectorySearch,
  now: Date,
  viewer: Whereabouts | null = null,
): Promise<DirectoryFindings<AdvisorCard>> {
  const limit = search.limit ?? PAGE_SIZE;
  const query = search.query ?? readDirectoryQuery(new URLSearchParams());
  const asked = { ...search, query: { ...query, compare: undefined } };
  const { found, near, nearest } = await keptRead(`search ${JSON.stringify(asked)}`, () => findRanked(search, query, limit + 1));
  const { total, ranked, corrections } = found;
  const page = ranked.slice(0, limit);
  const last = page.at(-1);
  return {
    total,
    cards: await cardsOf(
      db,
      page.map(({ id }) => id),
      now,
      viewer,
    ),
    next: ranked.length > limit && last ? writeCursor(last) : null,
    ...(total > 0 && corrections.length > 0 && { corrections }),
    ...(nearest && { nearest: nearAreas(nearest) }),
    ...(total > 0 && near && { isNear: true }),
  };
}

/** Who is found, or who comes nearest where nobody is; `nearest` are the areas that the text is about then. */
async function findRanked(search: DirectorySearch, query: DirectoryQuery, limit: number) {
  const exact = await rankAdvisors(db, search, query, limit);
  const nearest = exact.total === 0 && query.q ? await topicsNearest(query.q) : null;
  const near = nearest && (await findNearest(search, nearest, { ...query, q: undefined }, limit));
  return { found: near ?? exact, near: near !== null, nearest };
}

/** Who comes nearest to a text that nobody speaks of: everybody of the sub-category, of a category those of the areas that it is about. */
async function findNearest(search: DirectorySearch, nearest: readonly Topic[], filters: DirectoryQuery, limit: number) {
  const topics = search.topics ?? nearest.map(({ slug }) => slug);
  return topics.length > 0 ? rankAdvisors(db, { ...search, topics }, filters, limit) : null;
}

/** The ids of a search, best first, with their place in the list: what stands behind every page of the directory. */
export async function rankAdvisors(connection: Connection, search: DirectorySearch, query: DirectoryQuery, limit: number) {
  const { words = "all", isFaceOnly, category, topics } = search;
  const conditions = filterConditions(query, expertiseOf(search, query));
  const scope = {
    words,
    isFaceOnly,
    text: query.q,
    category,
    topics,
    conditions,
    after: readCursor(query.after),
    limit,
  };
  const { ranked, corrections, query: sought } = await findInDirectory(connection, scope);
  const isOnePage = scope.after === null && ranked.length < limit;
  const total = isOnePage ? ranked.length : await countInDirectory(connection, sought, conditions);
  return { total, ranked, corrections };
}

const expertiseOf = ({ category }: DirectorySearch, { expertise }: DirectoryQuery) =>
  expertise === undefined ? [] : topicSlugsOfExpertise(expertise, category);
