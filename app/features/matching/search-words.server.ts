import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { executePrepared } from "#app/db/prepared-statements.server";
import type { CategoryId } from "#app/features/catalog/categories";
import { spokenAmong } from "#app/features/catalog/spoken-languages";
import { cachedRead } from "#app/platform/http/read-cache.server";

/** Returns the codes of languages spoken by listed advisors of a category, or of all, in the order of the language list. */
export const languagesSpokenIn = (category: CategoryId | "all"): Promise<string[]> =>
  cachedRead(`languages ${category}`, () => readLanguages(category === "all" ? "s:" : `s:${category}:`));

/** Words for spoken languages have the form 's:legal:fr'. */
async function readLanguages(mark: string): Promise<string[]> {
  const { rows } = await executePrepared<{ code: string }>(
    db,
    sql`select distinct split_part(word, ':', 3) as code from search_words where word ~>=~ ${mark} and word ~<~ (${mark} || chr(1114111)) and advisers > 0`,
  );
  return spokenAmong(rows.map(({ code }) => code));
}

/** Recounts how many advisors have each word, for planning searches. Run by the clean-up jobs; new words are known at once without it. */
export const countSearchWords = () => db.execute(sql`select count_search_words()`);

const LOOKED_AT_ONCE = 1000;

/** Drops words that no advisor has any more, so that no name outlives whoever had it: where many advisors are, counting them in a sample drops none. */
export async function dropUnusedWords() {
  for (let after: string | undefined = ""; after !== undefined; ) {
    const next = sql`select word from search_words where word > ${after} order by word limit ${LOOKED_AT_ONCE}`;
    const words: string[] = (await db.execute<{ word: string }>(next)).rows.map(({ word }) => word);
    const asQuery = sql`('''' || replace(replace(word, E'\\\\', E'\\\\\\\\'), '''', '''''') || '''')::tsquery`;
    await db.execute(sql`delete from search_words
      where word = any(${sql.param(words)}::text[]) and not exists (select from adviser_words where words @@ ${asQuery})`);
    after = words.at(-1);
  }
}
