import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { COMPOUNDS } from "#app/features/catalog/compound-words";
import { useDatabase } from "../../../tests/support/database";
import { anAdvisor } from "../../../tests/support/people";
import { planText } from "./text-plan.server";

useDatabase();

const ALL = 3;

beforeAll(async () => {
  await anAdvisor({ displayName: "Ida Falk", topics: ["Compliance"], bio: "Falconry licences and quarrels about fences." });
  await anAdvisor({ displayName: "Uwe Falk", topics: ["Operations"], bio: "Fences." });
  await anAdvisor({ displayName: "Eva Bär", topics: ["Marketing"] });
  await db.execute(sql`select count_search_words()`);
});

const plan = (text: string) => planText(db, text, { words: "all" }, ALL);

test("a plan says how many advisors to expect, by the counts of the words", async () => {
  const { queries } = await plan("fences");
  expect(queries?.anywhere.expected).toBe(2);
  expect((await plan("falk")).queries?.name.expected).toBe(2);
  expect((await plan("falconry fences")).queries?.anywhere.rarest.expected).toBe(1);
});

test("of two words as near to a misspelt one the more frequent is meant, and a word is not corrected to its own stem", async () => {
  expect((await plan("fencse")).corrections).toEqual([{ said: "fencse", meant: "fences" }]);
  expect((await plan("fenced")).corrections).toEqual([]);
});

test("the database joins the same compounds as the search does, with a blank, any hyphen and in the plural", async () => {
  const texts = COMPOUNDS.flatMap(([first, second]) => [
    `a ${first} ${second} b`,
    `a ${first}-${second} b`,
    `a ${first}\u2011${second}s b`,
  ]);
  const joined = COMPOUNDS.flatMap(([first, second]) => [first + second, first + second, `${first}${second}s`]);
  const { rows } = await db.execute<{ words: string }>(
    sql`select compounds_in(fold_text(said)) as words from unnest(${sql.param(texts)}::text[]) with ordinality as t(said, place) order by place`,
  );
  expect(rows.map(({ words }) => words)).toEqual(joined);
  const { rows: none } = await db.execute(sql`select compounds_in('a restart upper trade remark, mark trade') as words`);
  expect(none).toEqual([{ words: "" }]);
});
