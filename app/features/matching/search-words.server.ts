import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server";

/** Counts anew how many advisors have each word: what searches are planned by. For the clean-up jobs; new words are known at once without it. */
export const countSearchWords = () => db.execute(sql`select count_search_words()`);
