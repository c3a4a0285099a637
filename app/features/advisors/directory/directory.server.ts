import { type Connection, db } from "#app/db/client.server";
import type { CategoryId } from "#app/features/catalog/categories";
import { calmWordsFor } from "#app/features/danger/calm-words.server";
import { countInDirectory, findInDirectory } from "#app/features/matching/directory.server";
import type { TextScope } from "#app/features/matching/text-plan.server";
import { withEnglishCities } from "#app/features/places/cities-in-text.server";
import { seeksNoAdvice, topicsNearest, topicsOfSentence } from "#app/features/topics/classifier/nearest-topics.server";
import { topicSlugsOfExpertise } from "#app/features/topics/expertise-choice";
import type { Topic } from "#app/features/topics/topic-list";
import { nearAreas } from "#app/features/topics/vocabulary/nearest-areas";
import { cachedRead } from "#app/platform/http/read-cache.server";
import type { AdvisorCard, Whereabouts } from "../cards/advisor-card";
import { cardsOf } from "../cards/cards.server";
import { filterConditions, onlyOffered } from "./directory-conditions.server";
import { type DirectoryQuery, readDirectoryQuery } from "./directory-query";
import type { DirectoryFindings } from "./directory-results";
import { MAX_CALENDARS, PAGE_SIZE } from "./filter-options";
import { freeOnDay, readsCalendars, soonestFirst } from "./order/by-calendar.server";
import { readCursor, readPassed, writeCursor } from "./order/cursor";
import { sortedIn } from "./order/sorted.server";

/** What to search for; see `TextScope` for how its text is interpreted: all words, by default. */
export interface DirectorySearch extends Partial<TextScope> {
  category?: CategoryId;
  /** Only advisors with one of these areas, by slug: a sub-category. */
  topics?: readonly string[];
  /** Text, filters and position in the list, as `readDirectoryQuery` parses them from a URL. */
  query?: DirectoryQuery;
  limit?: number;
}

/**
 * The only entry point to the directory: approved advisors by category, areas, text and filters, best first or in another order, one page
 * at a time, in the order of the engine (docs/matching.md). Ties are ordered by id, so pages never overlap. Counts stop at ten thousand. If
 * a text matches nobody, returns the nearest advisors. For someone who says they are in danger, returns no advisors but calming words.
 */
export async function searchAdvisors(
  search: DirectorySearch,
  now: Date,
  viewer: Whereabouts | null = null,
): Promise<DirectoryFindings<AdvisorCard>> {
  const query = search.query ?? readDirectoryQuery(new URLSearchParams());
  const calm = await calmWordsFor(query.q, query.location);
  if (calm) return { total: 0, cards: [], next: null, calm };
  const limit = (search.limit ?? PAGE_SIZE) * (query.page ?? 1);
  const asked = { ...search, query: { ...query, compare: undefined } };
  const { found, nearest, ...told } = await cachedRead(`search ${JSON.stringify(asked)}`, () => findOrdered(search, query, { limit, now }));
  const { total, ids, next, corrections, free, isBounded } = found;
  const cards = await cardsOf(db, ids, now, viewer);
  return {
    total,
    cards: query.date ? cards.map((card) => ({ ...card, nextFree: instantOf(free?.get(card.id)) })) : cards,
    next,
    ...(total > 0 && corrections.length > 0 && { corrections }),
    ...(nearest && { nearest: nearAreas(nearest) }),
    ...(total > 0 && told.isNear && { isNear: true }),
    ...(told.isUnderstood && { isUnderstood: true }),
    ...(isBounded && { isBounded }),
  };
}

const instantOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

interface Reach {
  limit: number;
  now: Date;
}

interface Answered {
  found: Ordered;
  /** The areas the text is about, if nobody matches its words. */
  nearest: readonly Topic[] | null;
  isNear?: true;
  isUnderstood?: true;
}

/** Returns the matching advisors, or the nearest ones if nobody matches. */
async function findOrdered(search: DirectorySearch, said: DirectoryQuery, reach: Reach): Promise<Answered> {
  const query = await inStoredNames(search, said, reach);
  // Small talk matches nobody, except advisors with that name.
  if (query.q && (await seeksNoAdvice(query.q))) {
    const found = await orderAdvisors({ ...search, words: "all", isFaceOnly: true }, query, reach);
    return { found, nearest: null, isUnderstood: true };
  }
  const understood = query.q ? await findUnderstood(search, query, reach) : null;
  if (understood) return understood;
  const exact = await orderAdvisors(search, query, reach);
  const nearest = exact.total === 0 && query.q ? await topicsNearest(query.q, search.category) : null;
  const near = nearest && (await findNearest(search, nearest, { ...query, q: undefined }, reach));
  return { found: near ?? exact, nearest, ...(near && { isNear: true }) };
}

/** Cities go by the English name that is stored, where this finds anybody. */
async function inStoredNames(search: DirectorySearch, query: DirectoryQuery, reach: Reach): Promise<DirectoryQuery> {
  const english = { ...query, q: query.q && withEnglishCities(query.q) };
  return english.q !== query.q && (await orderAdvisors(search, english, reach)).total > 0 ? english : query;
}

/**
 * Returns the advisors on the topic a sentence is certainly about: those matching its words, else all of them. If the topic is not in the
 * sub-category, returns the whole sub-category; null if it is not in the category, or not certain.
 */
async function findUnderstood(search: DirectorySearch, query: DirectoryQuery, reach: Reach): Promise<Answered | null> {
  const meant = await topicsOfSentence(query.q ?? "", search.category);
  if (!meant) return null;
  if (search.topics) return findOnShelf(search.topics, meant, search, query, reach);
  const topics = meant.filter(({ category }) => search.category === undefined || category === search.category).map(({ slug }) => slug);
  if (topics.length === 0) return null;
  const worded = await orderAdvisors({ ...search, topics }, query, reach);
  if (worded.total > 0) return { found: worded, nearest: null, isUnderstood: true };
  const found = await orderAdvisors({ ...search, topics }, { ...query, q: undefined }, reach);
  return found.total === 0 ? null : { found, nearest: meant, isNear: true, isUnderstood: true };
}

/** Returns the advisors of a sub-category that match the words or the meant areas; all of them if none of these areas is in it. */
async function findOnShelf(
  shelf: readonly string[],
  meant: readonly Topic[],
  search: DirectorySearch,
  query: DirectoryQuery,
  reach: Reach,
): Promise<Answered> {
  const unworded = { ...query, q: undefined };
  const topics = meant.map(({ slug }) => slug).filter((slug) => shelf.includes(slug));
  if (topics.length === 0) return { found: await orderAdvisors(search, unworded, reach), nearest: meant, isNear: true, isUnderstood: true };
  const worded = await orderAdvisors(search, query, reach);
  const found = worded.total > 0 ? worded : await orderAdvisors({ ...search, topics }, unworded, reach);
  return { found, nearest: null, ...(found.total > 0 && { isUnderstood: true }) };
}

/** Returns the advisors nearest to a text nobody matches: the whole sub-category, or in a category those of the areas it is about. */
async function findNearest(search: DirectorySearch, nearest: readonly Topic[], filters: DirectoryQuery, reach: Reach) {
  const topics = search.topics ?? nearest.map(({ slug }) => slug);
  return topics.length > 0 ? orderAdvisors({ ...search, topics }, filters, reach) : null;
}

interface Ordered {
  /** Total number on all pages. */
  total: number;
  ids: string[];
  next: string | null;
  corrections: { said: string; meant: string }[];
  /** First free time of each advisor whose calendar was checked (epoch ms). */
  free?: ReadonlyMap<string, number>;
  /** Whether there are more advisors than calendars are checked. */
  isBounded?: true;
}

/** Returns one page of a search in the requested order. */
async function orderAdvisors(search: DirectorySearch, query: DirectoryQuery, { limit, now }: Reach): Promise<Ordered> {
  if (readsCalendars(query)) return orderByCalendar(search, query, { limit, now });
  if (query.sort) return sortAdvisors(search, query, limit);
  const { total, ranked, corrections } = await rankAdvisors(db, search, query, limit + 1);
  const page = ranked.slice(0, limit);
  const last = page.at(-1);
  return { total, ids: page.map(({ id }) => id), next: ranked.length > limit && last ? writeCursor(last) : null, corrections };
}

async function sortAdvisors(search: DirectorySearch, query: DirectoryQuery, limit: number): Promise<Ordered> {
  const { total, corrections, sorted } = await sortedBy(search, query);
  const passed = readPassed(query.after);
  return { total, corrections, ...paged(await sorted(passed + limit + 1), passed, limit) };
}

/** Among the first by match, price or rating, returns those free on the day, or sorts by the earliest free time. */
async function orderByCalendar(search: DirectorySearch, query: DirectoryQuery, { limit, now }: Reach): Promise<Ordered> {
  const { total, corrections, ids } = await calendarPool(search, { ...query, after: undefined });
  const free = await freeOnDay(db, ids, query, now);
  const present = query.date === undefined ? ids : ids.filter((id) => free.has(id));
  const ordered = query.sort === "soonest" ? soonestFirst(present, free) : present;
  const isBounded = total > ids.length;
  return {
    total: query.date === undefined ? total : present.length,
    corrections,
    free,
    ...paged(ordered, readPassed(query.after), limit),
    ...(isBounded && { isBounded }),
  };
}

async function calendarPool(search: DirectorySearch, query: DirectoryQuery) {
  if (query.sort === "price" || query.sort === "rating") {
    const { total, corrections, sorted } = await sortedBy(search, query);
    return { total, corrections, ids: await sorted(MAX_CALENDARS) };
  }
  const { total, corrections, ranked } = await rankAdvisors(db, search, query, MAX_CALENDARS);
  return { total, corrections, ids: ranked.map(({ id }) => id) };
}

const paged = (ids: readonly string[], passed: number, limit: number) => ({
  ids: ids.slice(passed, passed + limit),
  next: ids.length > passed + limit ? String(passed + limit) : null,
});

/** Returns how many advisors a search matches, and a function that sorts them. */
async function sortedBy(search: DirectorySearch, query: DirectoryQuery) {
  const { conditions, scope } = scopeOf(search, { ...query, after: undefined }, 1);
  const { ranked, corrections, query: sought } = await findInDirectory(db, scope);
  const isNobody = ranked.length === 0;
  return {
    total: isNobody ? 0 : await countInDirectory(db, sought, conditions),
    corrections,
    sorted: (limit: number) =>
      isNobody ? [] : sortedIn(db, { sought, conditions, sort: query.sort === "price" ? "price" : "rating", limit }),
  };
}

/** Returns the ids of a search, best first, with their position: the basis of every page of the directory. */
export async function rankAdvisors(connection: Connection, search: DirectorySearch, query: DirectoryQuery, limit: number) {
  const { conditions, scope } = scopeOf(search, query, limit);
  const { ranked, corrections, query: sought } = await findInDirectory(connection, scope);
  const isOnePage = scope.after === null && ranked.length < limit;
  const total = isOnePage ? ranked.length : await countInDirectory(connection, sought, conditions);
  return { total, ranked, corrections };
}

function scopeOf(search: DirectorySearch, query: DirectoryQuery, limit: number) {
  const { words = "all", isFaceOnly, topics } = search;
  const category = search.category ?? query.category;
  const expertise = query.expertise === undefined ? [] : topicSlugsOfExpertise(query.expertise, category);
  const conditions = [...onlyOffered(), ...filterConditions(query, expertise)];
  const scope = { words, isFaceOnly, text: query.q, category, topics, conditions, after: readCursor(query.after), limit };
  return { conditions, scope };
}
