import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { useDatabase } from "../../../tests/support/database";
import { isReady } from "../readiness.server";
import { runAsOwner, setRequestOwner } from "./database-turns.server";

useDatabase();

/** The same number as the pages' connections (db/client.server). */
const MOST = 8;
const LATER = 40;
/** More turns than one query takes, on any machine. */
const MANY_TURNS = 300_000;

/** Runs work while one network holds every connection; `letOneGo` releases one of them. */
async function whileHeld(whose: string, work: (letOneGo: () => void) => Promise<void>) {
  const letGo: (() => void)[] = [];
  const ended: Promise<void>[] = [];
  for (let count = 0; count < MOST; count += 1)
    await new Promise<void>((isHeld) => {
      const hold = () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          isHeld();
          await new Promise<void>((resolve) => letGo.push(resolve));
        });
      ended.push(runAsOwner(whose, hold));
    });
  await work(() => letGo[0]?.()).finally(() => letGo.forEach((end) => void end()));
  await Promise.all(ended);
}

test("of those who wait for a connection one of another network is next, and one of a person who is known, however many of one came before", async () => {
  const order: string[] = [];
  const ask = (network: string, person?: string) =>
    runAsOwner(network, async () => {
      if (person) setRequestOwner(person);
      await db.execute(sql`select 1`);
      order.push(person ?? network);
    });
  await whileHeld("one", async (letOneGo) => {
    const asked = Array.from({ length: LATER }, () => ask("one"));
    asked.push(ask("other"), ask("one"), ask("one", "person"));
    letOneGo();
    await Promise.all(asked);
  });
  expect(order.slice(0, 2).sort()).toEqual(["other", "person"]);
  expect(order).toHaveLength(LATER + 3);
});

test("whether the database answers is asked past all who wait for a connection, and once by all who ask at a time", async () => {
  const answers: boolean[] = [];
  const later: Promise<unknown>[] = [];
  let inTime: boolean[] = [];
  await whileHeld("one", async () => {
    const asked = [isReady(), isReady()];
    expect(asked[0]).toBe(asked[1]);
    later.push(...asked.map((each) => each.then((answer) => answers.push(answer))));
    // Others cannot be served meanwhile: no connection is free.
    for (let turn = 0; answers.length === 0 && turn < MANY_TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    inTime = [...answers];
  });
  await Promise.all(later);
  expect(inTime).toEqual([true, true]);
});
