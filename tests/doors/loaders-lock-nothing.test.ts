import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { everyQuestion, startAsking } from "../support/access/ask";
import { useInhabitedSite } from "../support/inhabitants";

const site = useInhabitedSite();

const LOCK = /\bfor (no key |key )?(share|update)\b/i;

/** The site under test runs in this process: every statement that it, or the test, sends. */
const locks: string[] = [];
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function recorded(this: pg.Client, ...given: unknown[]) {
  const [asked] = given as [string | { text?: string }];
  const text = typeof asked === "string" ? asked : (asked?.text ?? "");
  if (LOCK.test(text)) locks.push(text.replaceAll(/\s+/g, " "));
  return Reflect.apply(query, this, given);
} as typeof query;
afterAll(() => {
  pg.Client.prototype.query = query;
});

test("no page that somebody asks for locks a row, for however short: whoever ends their sessions waits for none", async () => {
  const asking = await startAsking(site);
  const found = new Set<string>();
  for (const question of everyQuestion().filter(({ method }) => method === "GET"))
    for (const caller of ["Ann", "her advisor", "an admin"] as const) {
      locks.length = 0;
      await asking.answerTo(question, caller);
      for (const lock of locks) found.add(`${question.name}: ${lock}`);
    }
  expect([...found]).toEqual([]);
}, 300_000);
