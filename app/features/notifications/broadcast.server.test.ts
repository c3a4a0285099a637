import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { broadcastRecipients } from "#app/db/schema/notifications";
import { useDatabase } from "../../../tests/support/database";
import { aClient } from "../../../tests/support/people";
import { broadcast } from "./broadcast.server";

useDatabase();

test("an admin's press tells the first fifty of many, however the database looks them up", async () => {
  const people: string[] = [];
  for (let count = 0; count < 60; count += 1) people.push((await aClient()).userId);
  const told: string[] = [];
  const news = { kind: "some news", tell: async (_: unknown, { userId }: { userId: string }) => void told.push(userId) };
  await db.transaction(async (tx) => {
    // As it does without statistics of a table that has just been filled.
    for (const way of ["hashjoin", "mergejoin", "hashagg", "sort", "material"]) await tx.execute(sql.raw(`set local enable_${way} = off`));
    await broadcast(tx, news, { userIds: people }, new Date());
  });
  expect([told.length, new Set(told).size]).toEqual([50, 50]);
  expect(await db.$count(broadcastRecipients)).toBe(10);
});
