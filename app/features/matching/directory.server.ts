import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { executePrepared } from "#app/db/prepared-statements.server";
import { advisors } from "#app/db/schema/advisors";
import { spokenAreas } from "#app/features/topics/vocabulary/nearest-areas";
import { TEXT_BOUND } from "./score";
import {
  type AreaStream,
  conjoined,
  crossed,
  everybody,
  exclusive,
  isWalked,
  type Stream,
  untilUniversal,
  type WordStream,
} from "./search-streams";
import { type PositionQuery, planText, type TextScope } from "./text-plan.server";
import { WORD_POSITIONS, type WordPosition } from "./word-positions";

/** Share of the text score by where words match: in the name, in title or main area, in a further area or the location, anywhere. */
export const TEXT_PARTS: Record<WordPosition, number> = { name: 1, face: 0.8, area: 0.6, anywhere: 0.35 };
/** Bonus for the main area when areas are filtered or named: the difference between a further and a main one in the static score. */
const MAIN_AREA_MILLIONTHS = 160_000;
const MILLION = 1_000_000;
/** Nobody pages through more; counting stops here, too. */
export const MAX_COUNTED = 10_000;
/** A scan may read this many times the expected rows. */
const PATIENCE = 8;
/** A rare word drives the search alone if it finds at most this many times the wanted rows. */
const FEW_MORE = 4;

export interface DirectoryScope extends TextScope {
  text?: string;
  /** Slugs of areas, of which one is enough. */
  topics?: readonly string[];
  category?: string;
  /** Hours of the UTC week in which the advisor must possibly be free. */
  hours?: readonly number[];
  /** Further conditions on a row of `advisors`. */
  conditions: readonly SQL[];
  after: RankedAdvisor | null;
  limit: number;
}

/** An entry of a list with its score in millionths; also the cursor of the next page. */
export interface RankedAdvisor {
  score: number;
  id: string;
}

export interface Found {
  ranked: RankedAdvisor[];
  corrections: { said: string; meant: string }[];
  /** For counting, which costs more than finding. */
  query: string | null;
}

/**
 * Returns the best of the directory for any combination of text, areas, category and filters: by the score without a time
 * (docs/matching.md), ties by id. Each position where words may match is a stream ordered by static score, so that its first rows are
 * enough; a large stream is scanned along the index, a small one gathered from the text index.
 */
export async function findInDirectory(connection: Connection, scope: DirectoryScope): Promise<Found> {
  const { all, least } = await sizeOf(connection);
  const plan = scope.text === undefined ? null : await planText(connection, scope.text, scope, all);
  if (plan?.isHopeless) return { ranked: [], corrections: [], query: null };
  const within = await withinOf(connection, scope, all);
  const worded = plan?.queries ? positionStreams(plan.queries) : [everybody(all)];
  let found: RankedAdvisor[] = [];
  for (const area of within.streams) {
    const enough = found.sort(compareRanked)[scope.limit - 1]?.score ?? 0;
    const mayEnter = (bonus: number) => MILLION + bonus - least >= enough;
    found = [...found, ...(await readArea(connection, { worded, area, scope, all, mayEnter }))];
  }
  const distinct = new Map(found.map((each) => [each.id, each]));
  const ranked = [...distinct.values()].filter((each) => scope.after === null || compareRanked(scope.after, each) < 0).sort(compareRanked);
  const query = conjoined([plan?.queries?.anywhere.query ?? null, within.widest]);
  return { ranked: ranked.slice(0, scope.limit), corrections: plan?.corrections ?? [], query };
}

const positionStreams = (queries: Record<WordPosition, PositionQuery>): WordStream[] =>
  WORD_POSITIONS.map((position) => ({ ...queries[position], position, bonus: Math.round(TEXT_PARTS[position] * TEXT_BOUND * MILLION) }));

/** Input for one area stream: the word streams, best position first. */
interface AreaReading {
  worded: readonly WordStream[];
  area: AreaStream;
  scope: DirectoryScope;
  all: number;
  /** Whether an advisor with this bonus could still enter the top of the list. */
  mayEnter: (bonus: number) => boolean;
}

/**
 * Returns the top of one area stream. The best positions are gathered together if small; large ones are scanned one by one. A scan that
 * finds too few is gathered after all.
 */
async function readArea(connection: Connection, reading: AreaReading): Promise<RankedAdvisor[]> {
  const { area, scope, all, mayEnter } = reading;
  const reach = { limit: scope.limit, hours: scope.hours?.length ?? 0 };
  const worded = untilUniversal(reading.worded, area, all);
  const apart = exclusive(worded);
  const crossings = apart.map((stream) => crossed(stream, area, all));
  const firstWalked = crossings.findIndex((stream) => isWalked(stream, reach, all));
  const few = firstWalked < 0 ? worded.length : firstWalked;
  const found = await Promise.all([
    few > 0 && mayEnter(area.bonus + worded[0]!.bonus) ? gather(connection, { ...reading, worded: worded.slice(0, few) }) : [],
    ...crossings.slice(few).map(async (stream, index) => {
      if (!mayEnter(stream.bonus)) return [];
      const walked = isWalked(stream, reach, all) ? await walk(connection, stream, scope, all) : null;
      return walked ?? gather(connection, { ...reading, worded: apart.slice(few + index, few + index + 1) });
    }),
  ]);
  return found.flat();
}

/** Counts the results of all pages, up to ten thousand. */
export async function countInDirectory(connection: Connection, query: string | null, conditions: readonly SQL[]): Promise<number> {
  const { rows } = await connection.execute<{ total: number }>(sql`
    select count(*)::int as total from (select from adviser_words as w ${joinAdvisors(conditions)}
      where ${query === null ? sql`true` : sql`w.words @@ ${query}::tsquery`} ${andAll(conditions)} limit ${MAX_COUNTED}) as found`);
  return rows[0]?.total ?? 0;
}

const compareRanked = (one: RankedAdvisor, other: RankedAdvisor) =>
  other.score - one.score || (one.id < other.id ? -1 : Number(one.id > other.id));

/** Returns how many advisors there are by the planner's estimate (free, need not be exact), and the demerit of the best one. */
async function sizeOf(connection: Connection): Promise<{ all: number; least: number }> {
  const { rows } = await executePrepared<{ all: number; least: number }>(
    connection,
    sql`select greatest(reltuples, 0)::int as all, coalesce((select min(demerit) from adviser_words), 0) as least
      from pg_class where oid = 'adviser_words'::regclass`,
  );
  return oneRow(rows);
}

/**
 * Returns the streams of areas and category: main area first, then the others; for the area that the text names, otherwise for any of the
 * filtered ones.
 */
async function withinOf(
  connection: Connection,
  { text, topics, category }: DirectoryScope,
  all: number,
): Promise<{ streams: AreaStream[]; widest: string | null }> {
  const spoken = (text ? spokenAreas(text) : []).filter((slug) => topics?.includes(slug) ?? true);
  const marked = (mark: string, slugs: readonly string[]) => slugs.map((slug) => `${mark}${slug}`);
  const meant = spoken.length > 0 ? spoken : (topics ?? []);
  const ofCategory = category === undefined ? [] : [`c:${category}`];
  const counts = await countsOf(connection, [...ofCategory, ...marked("m:", meant), ...marked("t:", topics ?? [])]);
  const query = (lexemes: string[]) => (lexemes.length > 0 ? lexemes.map((lexeme) => `'${lexeme}'`).join(" | ") : null);
  const share = category === undefined ? 1 : Math.min(1, (counts.get(`c:${category}`) ?? 0) / Math.max(1, all));
  const at = (mark: string, slugs: readonly string[], bonus: number, universalAt: WordPosition): AreaStream => {
    const lexemes = marked(mark, slugs);
    const sum = lexemes.reduce((total, lexeme) => total + (counts.get(lexeme) ?? 0), 0);
    const expected = share * Math.min(all, sum);
    return { query: conjoined([query(ofCategory), query(lexemes) ?? "'t:'"]), expected, bonus, areas: slugs, universalAt };
  };
  const whole: AreaStream = { query: query(ofCategory), expected: all * share, bonus: 0, areas: [], universalAt: null };
  const any = topics === undefined ? whole : at("t:", topics, 0, "area");
  const streams = topics === undefined && meant.length === 0 ? [any] : exclusive([at("m:", meant, MAIN_AREA_MILLIONTHS, "face"), any]);
  return { streams, widest: any.query };
}

async function countsOf(connection: Connection, lexemes: readonly string[]): Promise<Map<string, number>> {
  if (lexemes.length === 0) return new Map();
  const { rows } = await executePrepared<{ word: string; advisors: number }>(
    connection,
    sql`select word, advisers as advisors from search_words where word = any(${sql.param([...lexemes])}::text[])`,
  );
  return new Map(rows.map(({ word, advisors }) => [word, advisors]));
}

/**
 * Scans the top of a stream along the index. Words that rarely occur together can make this longer than expected: it stops at a multiple,
 * and null means that the stream must be gathered instead.
 */
async function walk(connection: Connection, stream: Stream, scope: DirectoryScope, all: number): Promise<RankedAdvisor[] | null> {
  const { limit } = scope;
  if (stream.query === null) return read(connection, rowsOf(stream, scope, sql`adviser_words`), scope);
  const furthest = Math.ceil((PATIENCE * limit * all) / stream.expected);
  const along = sql`(select * from adviser_words where demerit >= ${startOf(stream, scope)}::int order by demerit, adviser_id limit ${furthest})`;
  const ranked = await read(connection, rowsOf(stream, scope, along), scope);
  return ranked.length < limit && furthest < all ? null : ranked;
}

/**
 * Gathers everybody in the widest of some positions, each with the bonus of their own position. A rare word drives the search alone, and
 * the others are checked on its few rows, since the text index would read every word with the same prefix.
 */
async function gather(connection: Connection, { worded, area, scope, all }: AreaReading): Promise<RankedAdvisor[]> {
  const { conditions, hours = [], after, limit } = scope;
  const widest = worded.at(-1)!;
  const isLed = widest.rarest.expected < widest.expected * FEW_MORE + Math.sqrt(limit * all);
  const leading = conjoined([isLed ? widest.rarest.query : widest.query, area.query]);
  const rest = isLed && widest.query !== null ? sql`and w.words @@ ${widest.query}::tsquery` : sql``;
  const narrower = worded.slice(0, -1).map(({ query, bonus }) => sql`when w.words @@ ${query}::tsquery then ${bonus + area.bonus}::int`);
  const bonus = sql`(case ${sql.join([...narrower, sql`when true then ${widest.bonus + area.bonus}::int`], sql` `)} end)`;
  const onwards =
    after === null ? sql`` : sql`where score < ${after.score}::int or (score = ${after.score}::int and id > ${after.id}::uuid)`;
  const { rows } = await connection.execute<RankedAdvisor & Record<string, unknown>>(sql`
    select id, score from (select w.adviser_id as id, ${MILLION}::int - w.demerit + ${bonus} as score
      from (select * from adviser_words where ${leading === null ? sql`true` : sql`words @@ ${leading}::tsquery`} offset 0) as w ${joinAdvisors(conditions)}
      where true ${rest} ${andAll(hours.map((hour) => sql`get_bit(w.open_hours, ${hour}) = 1`))} ${andAll(conditions)}) as found
    ${onwards} order by score desc, id limit ${limit}`);
  return rows.map(({ id, score }) => ({ id, score }));
}

/** The list's cursor in this stream's own order, shifted by its bonus. */
const startOf = ({ bonus }: Stream, { after }: DirectoryScope) => (after === null ? 0 : Math.max(0, MILLION + bonus - after.score));

function rowsOf(stream: Stream, scope: DirectoryScope, source: SQL): SQL {
  const { conditions, hours = [], after } = scope;
  const from = startOf(stream, scope);
  return sql`select w.adviser_id as id, ${MILLION + stream.bonus}::int - w.demerit as score, w.demerit
    from ${source} as w ${joinAdvisors(conditions)}
    where ${stream.query === null ? sql`true` : sql`w.words @@ ${stream.query}::tsquery`} and w.demerit >= ${from}::int
      ${after === null ? sql`` : sql`and (w.demerit > ${from}::int or w.adviser_id > ${after.id}::uuid)`}
      ${andAll(hours.map((hour) => sql`get_bit(w.open_hours, ${hour}) = 1`))} ${andAll(conditions)}`;
}

async function read(connection: Connection, rows: SQL, { limit }: DirectoryScope): Promise<RankedAdvisor[]> {
  const ordered = sql`with found as not materialized (${rows}) select id, score from found order by demerit, id limit ${limit}`;
  return (await connection.execute<RankedAdvisor & Record<string, unknown>>(ordered)).rows.map(({ id, score }) => ({ id, score }));
}

/** Joins the advisor's row only if there are filters. */
const joinAdvisors = (conditions: readonly SQL[]) =>
  conditions.length > 0 ? sql`join ${advisors} on ${advisors.id} = w.adviser_id` : sql``;
const andAll = (conditions: readonly SQL[]) =>
  sql.join(
    conditions.map((condition) => sql` and ${condition}`),
    sql``,
  );
