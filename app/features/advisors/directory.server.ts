import { type SQL, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts";
import { advisers, adviserTopics } from "#app/db/schema/advisors";
import { topics } from "#app/db/schema/catalog";
import type { CategoryId } from "#app/features/catalog/categories";
import { topicSlugsOfExpertise } from "#app/features/catalog/expertise-choice";
import { TOPICS, type TopicName } from "#app/features/catalog/topics";
import type { AdvisorCard, Whereabouts } from "./advisor-card";
import { cardsOf } from "./cards.server";
import { type Place, readPlace, writePlace } from "./cursor";
import { filterConditions, hasTopic, isPublic } from "./directory-conditions.server";
import { type DirectoryQuery, readDirectoryQuery } from "./directory-query";
import { searchText, type TextScope, textColumns } from "./text-search.server";

export const PAGE_SIZE = 12;

/** What to look for; how its text is read stands in `TextScope`: all words, unless said otherwise. */
export interface DirectorySearch extends Partial<TextScope> {
  category?: CategoryId;
  /** Only advisors with one of these areas: a sub-category. */
  topics?: readonly TopicName[];
  /** Text, filters and place in the list, as `readDirectoryQuery` reads them from a URL. */
  query?: DirectoryQuery;
  limit?: number;
}

interface DirectoryPage {
  /** How many there are on all pages. */
  total: number;
  cards: AdvisorCard[];
  /** What the `after` of the next page's URL is; null on the last page. */
  next: string | null;
}

/**
 * The one door to the directory: approved advisors by category, areas, text and the seven filters, best first, a page at a time. The order is by
 * what the text says of them, then by how they are rated, how often and how freely they advise; equals stand by id, so pages never overlap.
 */
export async function searchAdvisors(search: DirectorySearch, now: Date, viewer: Whereabouts | null = null): Promise<DirectoryPage> {
  const limit = search.limit ?? PAGE_SIZE;
  const query = search.query ?? readDirectoryQuery(new URLSearchParams());
  const { total, places } = await findPlaces(db, search, query, limit + 1);
  const page = places.slice(0, limit);
  const last = page.at(-1);
  return {
    total,
    cards: await cardsOf(
      db,
      page.map(({ id }) => id),
      now,
      viewer,
    ),
    next: places.length > limit && last ? writePlace(last) : null,
  };
}

/** The ids of a search, best first, with their place in the list: what stands behind every page of the directory. */
export async function findPlaces(connection: Connection, search: DirectorySearch, query: DirectoryQuery, limit: number) {
  const text = query.q === undefined ? null : searchText(query.q, { words: "all", ...search });
  const conditions = [isPublic, ...scopeConditions(search), ...filterConditions(query, expertiseOf(search, query))];
  if (text) conditions.push(text.condition);
  const after = readPlace(query.after);
  const { rows } = await connection.execute<{ total: number; id: string | null; score: number }>(sql`
    with found as materialized (
      select ${advisers.id} as id, (${text ? sql`${text.points} * 10 + ` : sql``}${STANDING} + ${primaryPoints(search)})::int as score
      from ${advisers} join ${users} on ${users.id} = ${advisers.userId} ${areas} ${text ? textColumns : sql``}
      where ${sql.join(conditions, sql` and `)}
    )
    select (select count(*)::int from found) as total, page.id, page.score from (select) as one left join lateral (
      select id, score from found where ${after ? isAfter(after) : sql`true`} order by score desc, id desc limit ${limit}
    ) as page on true`);
  const places = rows.flatMap(({ id, score }): Place[] => (id === null ? [] : [{ id, score }]));
  return { total: rows[0]?.total ?? 0, places };
}

const isAfter = ({ score, id }: Place) => sql`(score, id) < (${score}::int, ${id}::uuid)`;

const areas = sql`left join lateral (
    select array_agg(${topics.slug}) as slugs, max(${topics.slug}) filter (where ${adviserTopics.isPrimary}) as primary_slug
    from ${adviserTopics} join ${topics} on ${topics.id} = ${adviserTopics.topicId} where ${adviserTopics.adviserId} = ${advisers.id}
  ) as areas on true`;

/**
 * 0 to 100: up to 60 for the ratings (as if five people had rated four of five before), up to 20 for completed sessions, up to 20 for being
 * available. Only orders a list; the rating shown is the plain average.
 */
const STANDING = sql`(
    round((${advisers.ratingSum} + 20) * 12.0 / (${advisers.ratingCount} + 5)) + least(${advisers.totalSessions}, 100) / 5
    + case ${advisers.availabilityStatus} when 'available' then 20 when 'busy' then 10 else 0 end)`;

const PRIMARY_POINTS = 100;

/** Within a sub-category those whose main area it is come first. */
function primaryPoints({ topics: names }: DirectorySearch): SQL {
  if (!names) return sql`0`;
  return sql`case when areas.primary_slug = any(${sql.param(slugsOf(names))}::text[]) then ${PRIMARY_POINTS}::int else 0 end`;
}

function scopeConditions({ category, topics: names }: DirectorySearch): SQL[] {
  const conditions: SQL[] = [];
  if (category) conditions.push(sql`${advisers.category} = ${category}`);
  if (names) conditions.push(hasTopic(slugsOf(names)));
  return conditions;
}

const expertiseOf = ({ category }: DirectorySearch, { expertise }: DirectoryQuery) =>
  expertise === undefined ? [] : topicSlugsOfExpertise(expertise, category);

const slugsOf = (names: readonly TopicName[]) => TOPICS.filter(({ name }) => names.includes(name)).map(({ slug }) => slug);
