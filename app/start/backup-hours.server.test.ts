import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { EMPTIED } from "#app/features/setup/emptied";
import { useDatabase } from "../../tests/support/database";
import { backupHours } from "./backup-hours.server";

useDatabase();
afterEach(() => moveConfig());

const hoursWith = (variables: Record<string, string>) => {
  moveConfig({ ...process.env, DATABASE_URL: "", BASE_URL: "", BACKUP_HOURS: "", ...variables });
  return backupHours();
};

test("a demo is not backed up, and from the moment it is emptied on it is as every other site", async () => {
  expect(await hoursWith({ DEMO: "0" })).toBe(24);
  expect(await hoursWith({ DEMO: "1" })).toBe(0);
  expect(await hoursWith({ DEMO: "1", BACKUP_HOURS: "5" })).toBe(5);
  await db.insert(siteSettings).values({ name: EMPTIED, value: "2026-11-23T22:30:00Z" });
  expect(await hoursWith({ DEMO: "1" })).toBe(24);
  expect(await hoursWith({ DEMO: "1", BACKUP_HOURS: "0" })).toBe(0);
  expect(await hoursWith({ DEMO: "1", DATABASE_URL: "postgres://127.0.0.1/other" })).toBe(0);
  await db.delete(siteSettings).where(eq(siteSettings.name, EMPTIED));
});
