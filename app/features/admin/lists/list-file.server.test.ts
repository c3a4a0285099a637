import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { auditLog } from "#app/db/schema/operations";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { useSettings } from "../../../../tests/support/settings";
import { fileWords } from "./file-words.server";
import { exportList } from "./list-file.server";
import { SHEETS } from "./list-sheets.server";

const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-lists-"));

useDatabase();
useSettings({ DATA_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NOW = new Date("2026-12-01T09:00:00Z");
const PEOPLE = 2345;
const params = { query: "row-", state: null, sort: null } as const;

/** Inserts many accounts, many of them with the same timestamp. */
const makePeople = () =>
  db.execute(sql`insert into users (email, created_at)
    select 'row-' || n || '@example.com', timestamptz '2026-01-01' + make_interval(hours => n / 700) from generate_series(1, ${PEOPLE}) n`);

test("a list has each of its rows once, in its order, however many there are; a few hundred are read at a time", async () => {
  await makePeople();
  const admin = await anAdmin();
  const { bytes, content } = await exportList(admin, { name: "people", params }, NOW);
  const sent = await new Response(content).bytes();
  expect(sent.byteLength).toBe(bytes);
  const file = new TextDecoder().decode(sent);
  const addresses = file.match(/row-\d+@/g) ?? [];
  expect([addresses.length, new Set(addresses).size]).toEqual([PEOPLE, PEOPLE]);
  const moments = file.match(/2026-01-01T\d\d/g) ?? [];
  expect(moments).toEqual(moments.toSorted().reverse());
  expect(await db.select({ action: auditLog.action, details: auditLog.details }).from(auditLog)).toEqual([
    { action: "list.exported", details: { count: PEOPLE } },
  ]);
  const sizes: number[] = [];
  await db.transaction(async (tx) => {
    for await (const rows of SHEETS.people.read(tx, { ...params, viewerId: admin.userId }, fileWords("en"), NOW)) sizes.push(rows.length);
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
});

test("whoever is no admin any more gets none of it, and no file stays", async () => {
  const admin = await anAdmin();
  await db.delete(userRoles);
  await expect(exportList(admin, { name: "people", params }, NOW)).rejects.toMatchObject({ init: { status: 403 } });
  expect(readdirSync(folder)).toEqual([]);
});
