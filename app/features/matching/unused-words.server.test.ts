import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { useDatabase } from "../../../tests/support/database";
import { anAdvisor } from "../../../tests/support/people";
import { countSearchWords, dropUnusedWords } from "./search-words.server";

useDatabase();

const known = async (...words: string[]) => {
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from search_words where word = any(${sql.param(words)}::text[]) order by word`,
  );
  return rows.map(({ word }) => word);
};

test("a name that nobody has any more is in no list of words, also where so many advisors are that a sample of them is counted", async () => {
  const { advisorId } = await anAdvisor({ displayName: "Zita Quastmeier" });
  await anAdvisor({ displayName: "Zita Vogel", bio: "it's C:\\Temp" });
  const odd = ["o'brien", "c:\\temp"];
  await db.execute(sql`insert into search_words (word, advisers) select unnest(${sql.param(odd)}::text[]), 1`);
  await db.update(advisors).set({ displayName: "Former member", status: "suspended" }).where(eq(advisors.id, advisorId));
  await db.execute(sql`update pg_class set reltuples = 25000 where oid = 'adviser_words'::regclass`);
  await countSearchWords();
  expect(await known("quastmeier", "vogel", ...odd)).toEqual(["c:\\temp", "o'brien", "quastmeier", "vogel"]);
  await dropUnusedWords();
  expect(await known("quastmeier", "vogel", "zita", ...odd)).toEqual(["vogel", "zita"]);
});
