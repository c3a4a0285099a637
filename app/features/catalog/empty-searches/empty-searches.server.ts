import { and, desc, eq, gte, lt, ne, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { emptySearches } from "#app/db/schema/catalog";
import { searchWords } from "#app/features/catalog/search-words";
import { DAY_MS } from "#app/platform/durations";
import { describeError, log } from "#app/platform/log/log.server";

/** Maximum entries per week, so that nobody can fill the table with nonsense searches. */
const MAX_PER_WEEK = 2000;
const KEPT_DAYS = 182;
const MAX_CHARACTERS = 60;

/** Stands for the words of questions whose words are not kept. */
const UNSAID = "";

/** Counts a search without results by words and week, as a statistic for admins. A failure is logged and does not affect the search. */
export async function recordEmptySearch(text: string, now: Date): Promise<void> {
  const words = wordsIn(text);
  if (words) await record(words, now);
}

/** Counts a question that the assistant could not answer once: by the first area it was about, or by no words at all. */
export const recordEmptyQuestion = ([area]: readonly string[], now: Date): Promise<void> => record(area ? wordsIn(area) : UNSAID, now);

const wordsIn = (text: string) => searchWords(text).join(" ").slice(0, MAX_CHARACTERS).trim();

async function record(words: string, now: Date): Promise<void> {
  const week = mondayOf(now);
  try {
    await db.execute(sql`
      insert into empty_searches (words, week, last_at)
      select ${words}, ${week}::date, ${now.toISOString()}::timestamptz
      where (select count(*) from empty_searches where week = ${week}::date) < ${MAX_PER_WEEK}
        or exists (select 1 from empty_searches where week = ${week}::date and words = ${words})
      on conflict (week, words) do update set times = empty_searches.times + 1, last_at = excluded.last_at`);
  } catch (error) {
    log("warn", "empty search not counted", describeError(error));
  }
}

/**
 * Returns the searches without results since a day, most frequent first; the number of questions without an answer whose words are not kept; and the number of
 * both in each week, by its Monday ('2026-11-30').
 */
export async function emptySearchesSince(since: Date, most: number) {
  const counted = gte(emptySearches.week, mondayOf(since));
  const times = sql<number>`sum(${emptySearches.times})::int`;
  const [words, weeks, [asked]] = await Promise.all([
    db
      .select({ words: emptySearches.words, times })
      .from(emptySearches)
      .where(and(counted, ne(emptySearches.words, UNSAID)))
      .groupBy(emptySearches.words)
      .orderBy(desc(times), emptySearches.words)
      .limit(most),
    db.select({ week: emptySearches.week, times }).from(emptySearches).where(counted).groupBy(emptySearches.week),
    db
      .select({ times })
      .from(emptySearches)
      .where(and(counted, eq(emptySearches.words, UNSAID))),
  ]);
  return { words, weeks, unsaid: asked?.times ?? 0 };
}

/** Counts what was sought by any of these words, as a whole, or by the last digits of a number, on without its words: of a person who is erased. */
export async function forgetInSearches(connection: Connection, identifiers: readonly string[], numbers: readonly string[]): Promise<void> {
  const sought = [...new Set(identifiers.map(wordsIn).filter(Boolean))];
  const { words } = emptySearches;
  const isTold = sql`(exists (select from unnest(${sql.param(sought)}::text[]) as told where position(' ' || told || ' ' in ' ' || ${words} || ' ') > 0)
    or exists (select from unnest(${sql.param(numbers)}::text[]) as told where position(told in regexp_replace(${words}, '[^0-9]', '', 'g')) > 0))`;
  for (const { week, times, lastAt } of await connection
    .delete(emptySearches)
    .where(and(ne(words, UNSAID), isTold))
    .returning())
    await connection
      .insert(emptySearches)
      .values({ words: UNSAID, week, times, lastAt })
      .onConflictDoUpdate({ target: [emptySearches.week, words], set: { times: sql`${emptySearches.times} + ${times}` } });
}

/** Deletes searches older than half a year. */
export const forgetEmptySearches = (now: Date) =>
  db.delete(emptySearches).where(lt(emptySearches.week, mondayOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS))));

function mondayOf(at: Date): string {
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
