import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { executeKept } from "#app/db/prepared-statements.server";
import type { CategoryId } from "#app/features/catalog/categories";
import { spokenAmong } from "#app/features/catalog/spoken-languages";
import { keptRead } from "#app/platform/http/read-cache.server";

/** The codes of the languages that listed advisors of a category speak, or all of them, in the order of the list of languages. */
export const languagesSpokenIn = (category: CategoryId | "all"): Promise<string[]> =>
  keptRead(`languages ${category}`, () => readLanguages(category === "all" ? "s:" : `s:${category}:`));

/** The words of spoken languages are written 's:legal:fr'. */
async function readLanguages(mark: string): Promise<string[]> {
  const { rows } = await executeKept<{ code: string }>(
    db,
    sql`select distinct split_part(word, ':', 3) as code from search_words where word ~>=~ ${mark} and word ~<~ (${mark} || chr(1114111)) and advisers > 0`,
  );
  return spokenAmong(rows.map(({ code }) => code));
}

/** Counts anew how many advisors have each word: what searches are planned by. For the clean-up jobs; new words are known at once without it. */
export const countSearchWords = () => db.execute(sql`select count_search_words()`);
