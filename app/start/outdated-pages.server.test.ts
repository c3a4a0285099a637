import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { db } from "#app/db/client.server";
import { publishOwnTexts, watchOwnTexts } from "#app/features/own-texts/own-texts.server";
import { publishRules, watchRules } from "#app/features/rules/rules.server";
import { watchTopics } from "#app/features/topics/topics.server";
import { publishBrand, watchBrand } from "#app/platform/brand/current-brand.server";
import { closeEvents, openEvents } from "#app/platform/events/events.server";
import { pageGeneration, watchPageChanges } from "#app/platform/http/page-cache.server";
import { useDatabase } from "../../tests/support/database";
import { useSettings } from "../../tests/support/settings";

useDatabase();
useSettings({ RATE_LIMITS: "off" });

beforeAll(async () => {
  const { rows } = await db.execute<{ name: string }>("select current_database() as name");
  await openEvents({ ...inject("cluster"), database: rows[0]!.name });
});
afterAll(closeEvents);

/** Everything that pages are made of: who watches for changes on other servers, and how one is announced. */
const CHANGES: Record<string, [watch: () => () => void, change: () => Promise<unknown>]> = {
  rows: [watchPageChanges, () => db.execute(sql`select pg_notify('pages', '')`)],
  brand: [watchBrand, () => publishBrand(db)],
  rules: [watchRules, () => publishRules(db)],
  "own texts": [watchOwnTexts, () => publishOwnTexts(db)],
  topics: [watchTopics, () => db.execute(sql`select pg_notify('topics', '')`)],
};

test.each(Object.entries(CHANGES))("no page stays as it was kept before another server changed this: %s", async (_, [watch, change]) => {
  const stop = watch();
  try {
    const before = pageGeneration();
    // The connection starts listening asynchronously: earlier notifications are missed.
    await expect.poll(() => change().then(() => pageGeneration() - before)).toBeGreaterThan(0);
  } finally {
    stop();
  }
});
