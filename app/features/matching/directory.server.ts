import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { advisers } from "#app/db/schema/advisors";
import { TEXT_BOUND } from "./score";
import { planText, type TextScope, WORD_PLACES, type WordPlace } from "./text-plan.server";

/** The part of a score that words have by where they stand: in the name, in title or main area, in a further area or the place, anywhere. */
export const TEXT_PARTS: Record<WordPlace, number> = { name: 1, face: 0.8, area: 0.6, anywhere: 0.35 };
/** Within some areas, those whose main area it is: the step from a further to a main one, as the static score has it. */
const MAIN_AREA_MILLIONTHS = 160_000;
const MILLION = 1_000_000;
/** Nobody pages through more; the count ends here, too. */
export const MOST_COUNTED = 10_000;
/** With fewer advisors than this the index is read whole. */
const FEW = 2_000;
/** How many times the expected rows a walk may read. */
const PATIENCE = 8;

export interface DirectoryScope extends TextScope {
  text?: string;
  /** Slugs of areas of which one is enough. */
  topics?: readonly string[];
  category?: string;
  /** Hours of the UTC week that must all be ones in which the advisor may be open. */
  hours?: readonly number[];
  /** Further conditions on a row of `advisers`. */
  conditions: readonly SQL[];
  after: Place | null;
  limit: number;
}

/** One of a list and its score in millionths; the list goes on after it. */
export interface Place {
  score: number;
  id: string;
}

/** A way to be found, with what it adds to the score. */
interface Stream {
  query: string | null;
  expected: number;
  bonus: number;
}

export interface Found {
  places: Place[];
  corrections: { said: string; meant: string }[];
  /** For counting, which costs more than finding. */
  query: string | null;
}

/**
 * The best of the directory for a text, areas, category and filters in any combination: by the score without a time (docs/matching.md), equals by
 * id. Each place where words may stand is a stream in the order of the static score, so that its first ones suffice; a stream of many is walked
 * along the index, one of few gathered from the text index.
 */
export async function findInDirectory(connection: Connection, scope: DirectoryScope): Promise<Found> {
  const all = await countAll(connection);
  const plan = scope.text === undefined ? null : await planText(connection, scope.text, scope, all);
  if (plan?.isHopeless) return { places: [], corrections: [], query: null };
  const within = await withinOf(connection, scope, all);
  const worded = plan?.queries
    ? exclusive(WORD_PLACES.map((place) => ({ ...plan.queries![place], bonus: Math.round(TEXT_PARTS[place] * TEXT_BOUND * MILLION) })))
    : [{ query: null, expected: all, bonus: 0 }];
  const streams = worded.flatMap((words) => within.streams.map((area) => crossed(words, area, all)));
  const found = await Promise.all(streams.map((stream) => readStream(connection, stream, scope, all)));
  const places = found
    .flat()
    .filter((place) => scope.after === null || comparePlaces(scope.after, place) < 0)
    .sort(comparePlaces);
  const query = conjoined([plan?.queries?.anywhere.query ?? null, within.widest]);
  return { places: places.slice(0, scope.limit), corrections: plan?.corrections ?? [], query };
}

/** Streams from the narrowest to the widest, each without those before it: nobody stands in two. */
function exclusive(streams: readonly (Stream & { query: string })[]): Stream[] {
  return streams.map((stream, index) => {
    const narrower = streams[index - 1];
    if (!narrower) return stream;
    return { ...stream, query: `(${stream.query}) & !(${narrower.query})`, expected: Math.max(0, stream.expected - narrower.expected) };
  });
}

function conjoined(queries: readonly (string | null)[]): string | null {
  const given = queries.filter((query) => query !== null).map((query) => `(${query})`);
  return given.length > 0 ? given.join(" & ") : null;
}

/** How many are found on all pages, up to ten thousand. */
export async function countInDirectory(connection: Connection, query: string | null, conditions: readonly SQL[]): Promise<number> {
  const { rows } = await connection.execute<{ total: number }>(sql`
    select count(*)::int as total from (select from adviser_words as w ${joinAdvisers(conditions)}
      where ${query === null ? sql`true` : sql`w.words @@ ${query}::tsquery`} ${andAll(conditions)} limit ${MOST_COUNTED}) as found`);
  return rows[0]?.total ?? 0;
}

const comparePlaces = (one: Place, other: Place) => other.score - one.score || (one.id < other.id ? -1 : Number(one.id > other.id));

/** By the planner's own count, which costs nothing; it need not be exact. */
async function countAll(connection: Connection): Promise<number> {
  const { rows } = await connection.execute<{ all: number }>(
    sql`select greatest(reltuples, 0)::int as all from pg_class where oid = 'adviser_words'::regclass`,
  );
  return rows[0]?.all ?? 0;
}

/** The streams of areas and category: those whose main area it is, then the others. */
async function withinOf(
  connection: Connection,
  { topics, category }: DirectoryScope,
  all: number,
): Promise<{ streams: Stream[]; widest: string | null }> {
  const marked = (mark: string) => (topics ?? []).map((slug) => `${mark}${slug}`);
  const ofCategory = category === undefined ? [] : [`c:${category}`];
  const counts = await countsOf(connection, [...ofCategory, ...marked("m:"), ...marked("t:")]);
  const query = (lexemes: string[]) => (lexemes.length > 0 ? lexemes.map((lexeme) => `'${lexeme}'`).join(" | ") : null);
  const share = category === undefined ? 1 : Math.min(1, (counts.get(`c:${category}`) ?? 0) / Math.max(1, all));
  if (topics === undefined) return { streams: [{ query: query(ofCategory), expected: all * share, bonus: 0 }], widest: query(ofCategory) };
  const at = (mark: string, bonus: number) => {
    const expected =
      share *
      Math.min(
        all,
        marked(mark).reduce((sum, lexeme) => sum + (counts.get(lexeme) ?? 0), 0),
      );
    return { query: conjoined([query(ofCategory), query(marked(mark)) ?? "'t:'"])!, expected, bonus };
  };
  const [main, any] = [at("m:", MAIN_AREA_MILLIONTHS), at("t:", 0)];
  return { streams: exclusive([main, any]), widest: any.query };
}

async function countsOf(connection: Connection, lexemes: readonly string[]): Promise<Map<string, number>> {
  if (lexemes.length === 0) return new Map();
  const { rows } = await connection.execute<{ word: string; advisers: number }>(
    sql`select word, advisers from search_words where word = any(${sql.param([...lexemes])}::text[])`,
  );
  return new Map(rows.map(({ word, advisers }) => [word, advisers]));
}

function crossed(words: Stream, within: Stream, all: number): Stream {
  return {
    query: conjoined([words.query, within.query]),
    bonus: words.bonus + within.bonus,
    expected: (words.expected * within.expected) / Math.max(1, all),
  };
}

/**
 * The first of a stream. Many matches are met soon along the index; few are gathered: neither is expected to read more than about √(10 n) rows.
 * Words that keep away from one another can make a walk longer than that: it ends at some multiple, and the stream is gathered after all.
 */
async function readStream(connection: Connection, stream: Stream, scope: DirectoryScope, all: number): Promise<Place[]> {
  const { limit } = scope;
  if (stream.query === null) return read(connection, rowsOf(stream, scope, sql`adviser_words`), limit);
  const isWalked = all > FEW && stream.expected > Math.sqrt(limit * all);
  if (!isWalked) return gather(connection, stream, scope);
  const furthest = Math.ceil((PATIENCE * limit * all) / stream.expected);
  const along = sql`(select * from adviser_words where demerit >= ${startOf(stream, scope)}::int order by demerit, adviser_id limit ${furthest})`;
  const places = await read(connection, rowsOf(stream, scope, along), limit);
  return places.length < limit ? gather(connection, stream, scope) : places;
}

/** A place of the list is one of this stream's own order, moved by its bonus. */
const startOf = ({ bonus }: Stream, { after }: DirectoryScope) => (after === null ? 0 : Math.max(0, MILLION + bonus - after.score));

function rowsOf(stream: Stream, scope: DirectoryScope, source: SQL): SQL {
  const { conditions, hours = [], after } = scope;
  const from = startOf(stream, scope);
  return sql`select w.adviser_id as id, ${MILLION + stream.bonus}::int - w.demerit as score, w.demerit
    from ${source} as w ${joinAdvisers(conditions)}
    where ${stream.query === null ? sql`true` : sql`w.words @@ ${stream.query}::tsquery`} and w.demerit >= ${from}::int
      ${after === null ? sql`` : sql`and (w.demerit > ${from}::int or w.adviser_id > ${after.id}::uuid)`}
      ${andAll(hours.map((hour) => sql`get_bit(w.open_hours, ${hour}) = 1`))} ${andAll(conditions)}`;
}

const gather = (connection: Connection, stream: Stream, scope: DirectoryScope) =>
  read(connection, sql`select * from (${rowsOf(stream, scope, sql`adviser_words`)} offset 0) as w`, scope.limit);

async function read(connection: Connection, rows: SQL, limit: number): Promise<Place[]> {
  const ordered = sql`with found as not materialized (${rows}) select id, score from found order by demerit, id limit ${limit}`;
  return (await connection.execute<Place & Record<string, unknown>>(ordered)).rows.map(({ id, score }) => ({ id, score }));
}

/** Filters alone look at the advisor's own row. */
const joinAdvisers = (conditions: readonly SQL[]) =>
  conditions.length > 0 ? sql`join ${advisers} on ${advisers.id} = w.adviser_id` : sql``;
const andAll = (conditions: readonly SQL[]) =>
  sql.join(
    conditions.map((condition) => sql` and ${condition}`),
    sql``,
  );
