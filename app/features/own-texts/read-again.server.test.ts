import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { ownTexts } from "#app/db/schema/own-texts";
import { sentenceIn } from "#app/languages/all-texts.server";
import { closeEvents, openEvents } from "#app/platform/events/events.server";
import { anAdmin } from "../../../tests/support/applicants";
import { useDatabase } from "../../../tests/support/database";
import { publishOwnTexts, readOwnTexts, watchOwnTexts } from "./own-texts.server";
import { REPLACED, TEXTS_SUBJECT } from "./words-in-force.server";

useDatabase();

beforeAll(async () => {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  await openEvents({ ...inject("cluster"), database: rows[0]!.name });
});
afterAll(closeEvents);

beforeEach(async () => {
  for (const table of [ownTexts, auditLog]) await db.delete(table);
  await readOwnTexts();
});

/** A connection that is lost at one of the statements of a reading. */
function lostAt(statement: number): typeof db {
  let selects = 0;
  const select = (...fields: never[]) => {
    selects += 1;
    if (selects === statement) throw new Error("connection lost");
    return (db.select as (...given: never[]) => unknown)(...fields);
  };
  return new Proxy(db, { get: (of, key) => (key === "select" ? select : Reflect.get(of, key)) });
}

async function replaceAdvisor() {
  const { userId } = await anAdmin();
  const replaced = { pairs: [{ old: "Advisor", to: "Teacher", isInside: false }], changes: [], left: [] };
  await db.insert(auditLog).values({ actorId: userId, action: REPLACED, subject: TEXTS_SUBJECT, details: { language: "en", replaced } });
}

test.each([1, 2, 3, 4])("words that a reading brings which fails at its statement %i are shown by the next one", async (statement) => {
  await replaceAdvisor();
  expect(sentenceIn("en", "frame.becomeAdvisor")).toBe("Become an Advisor");
  await expect(readOwnTexts(lostAt(statement))).rejects.toThrow("connection lost");
  await readOwnTexts();
  expect(sentenceIn("en", "frame.becomeAdvisor")).toBe("Become a Teacher");
});

test("what could not be read when it changed is read again, whether or not anything changes once more", async () => {
  const stop = watchOwnTexts({ againMs: 1 });
  await replaceAdvisor();
  let fails = 0;
  const select = db.select.bind(db) as typeof db.select;
  const lost = vi.spyOn(db, "select").mockImplementation(((...fields: never[]) => {
    fails += 1;
    if (fails === 1) throw new Error("connection lost");
    return (select as (...given: never[]) => unknown)(...fields);
  }) as never);
  try {
    // The connection starts listening asynchronously: earlier notifications are missed.
    await expect.poll(() => (fails === 0 ? publishOwnTexts(db).then(() => fails) : fails)).toBeGreaterThan(0);
    await expect.poll(() => sentenceIn("en", "frame.becomeAdvisor")).toBe("Become a Teacher");
  } finally {
    lost.mockRestore();
    stop();
  }
});
