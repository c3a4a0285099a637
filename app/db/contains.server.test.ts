import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useDatabase } from "../../tests/support/database";
import { db } from "./client.server";
import { contains, withoutAccents } from "./contains";

useDatabase();

const PLAIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const SIGNS = [...PLAIN, ..."’‘ʼéÉüñçÅß", "e\u0301"];
/** Names that differ by one sign: what means something to a pattern is a sign like any other. */
const NAMES = SIGNS.map((sign) => `Ann${sign}Bee`);

const found = async (typed: string) => {
  const named = sql.join(
    NAMES.map((name) => sql`(${name}::text)`),
    sql`, `,
  );
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from (values ${named}) as named(name) where ${contains(sql`name`, typed)}`,
  );
  return rows.map(({ name }) => name).sort();
};

test("a search finds the texts that have its signs one after the other, and no other text, whatever a sign means to a pattern", async () => {
  for (const sign of SIGNS)
    for (const typed of [`n${sign}b`, `Ann${sign}Bee`]) {
      const wanted = NAMES.filter((name) => withoutAccents(name).includes(withoutAccents(typed))).sort();
      expect([typed, wanted.length > 0, await found(typed)]).toEqual([typed, true, wanted]);
    }
  expect(await found("ann__")).toEqual([]);
  expect(await found("ann%bee%")).toEqual([]);
});
