import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, expect, test } from "vitest";
import { migrateDatabase } from "#app/db/migrate.server";
import { makeBackup } from "#app/platform/backup/make-backup.server";
import { readManifest } from "#app/platform/backup/manifest.server";
import { restoreBackup } from "#app/platform/backup/restore-backup.server";
import { Clone, onCluster } from "../../../tests/support/clone";
import { asks, brokenInvariants } from "../../../tests/support/invariants/invariants";
import { KEPT_SCHEMAS, unpackSchema } from "../../../tests/support/kept-schemas";
import { schemaOf, wantedSchema } from "../../../tests/support/schema-parts";
import { upgradeDatabase } from "./upgrade.server";

const made: Clone[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const clone of made.splice(0)) await clone.drop();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function anEmptyDatabase() {
  const clone = new Clone();
  made.push(clone);
  await onCluster(`create database ${clone.name}`);
  return clone.where;
}

async function asked<Result>(where: pg.ClientConfig, ask: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(where);
  await client.connect();
  return ask(client).finally(() => client.end());
}

/** A database restored from a site with an older schema. */
async function aSiteOf(name: string) {
  const { folder, backup } = unpackSchema(name);
  folders.push(folder);
  const [where, dataDir] = [await anEmptyDatabase(), path.join(folder, "data")];
  await restoreBackup({ where, dataDir, folder: backup });
  const backUp = async () => {
    const backedUp = await makeBackup({ where, dataDir, backupDir: path.join(folder, "before"), keep: 1, at: new Date(0) });
    return backedUp!.folder;
  };
  return { where, backup, backUp };
}

test.each(
  KEPT_SCHEMAS,
)("a site of schema %s becomes one of today's: backed up first, no consultation and nobody lost, every invariant holds", async (name) => {
  const { where, backup, backUp } = await aSiteOf(name);
  const { made: names, backup: before, rows } = await upgradeDatabase({ where, backUp });
  const sums = (folder: string) => readManifest(folder).tables.map(({ sum }) => sum);
  if (names.length === 0) expect(before).toBeNull();
  else expect(sums(before ?? "")).toEqual(sums(backup));
  for (const table of readManifest(backup).tables.filter(({ schema }) => schema === "public"))
    if (rows[table.name]) expect(rows[table.name]).toEqual({ before: table.rows, after: table.rows });
  await asked(where, async (client) => {
    expect(await schemaOf(client)).toEqual(await wantedSchema());
    expect(await brokenInvariants({ ask: asks(client) })).toEqual([]);
  });
  expect(await upgradeDatabase({ where, backUp })).toEqual({ made: [], backup: null, rows: {} });
});

test("an empty database, one of newer code and another's are refused before a backup is made", async () => {
  const where = await anEmptyDatabase();
  const backUp = () => Promise.reject(new Error("a backup"));
  await expect(upgradeDatabase({ where, backUp })).rejects.toThrow("npm start makes it");
  await migrateDatabase(where);
  await asked(where, (client) => client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9e15)"));
  await expect(upgradeDatabase({ where, backUp })).rejects.toThrow("git pull");
  await asked(where, (client) => client.query("update drizzle.__drizzle_migrations set hash = 'other' where id = 2"));
  await expect(upgradeDatabase({ where, backUp })).rejects.toThrow("the version that made it");
});

/** This code plus one more migration. */
function codeWith(statement: string) {
  const root = mkdtempSync(path.join(tmpdir(), "code-"));
  folders.push(root);
  const folder = path.join(root, "app/db/migrations");
  cpSync("app/db/migrations", folder, { recursive: true });
  const file = path.join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { idx: number; when: number; tag: string }[] };
  const last = journal.entries.at(-1)!;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_one-more" });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(path.join(folder, "9999_one-more.sql"), statement);
  return root;
}

test("a migration that fails changes nothing, and the reason is told without the statement", async () => {
  const where = await anEmptyDatabase();
  await migrateDatabase(where);
  const root = codeWith("create table more (id int);--> statement-breakpoint\ninsert into more values ('none')");
  const failing = upgradeDatabase({ where, backUp: null, root });
  await expect(failing).rejects.toThrow('The upgrade failed and has changed nothing: invalid input syntax for type integer: "none"');
  await asked(where, async (client) => expect(await schemaOf(client)).toEqual(await wantedSchema()));
});

test("while somebody reads a table for long, who comes after them is not held up by the migration that waits, and it is made when they are done", async () => {
  const where = await anEmptyDatabase();
  await migrateDatabase(where);
  const root = codeWith("alter table users add column more int");
  await asked(where, async (reader) => {
    await reader.query("begin; select from users");
    const migrating = migrateDatabase(where, root, { lockWaitMs: 50, pauseMs: 50 });
    await asked(where, async (visitor) => {
      await expect
        .poll(async () => (await visitor.query("select from pg_locks where not granted and mode = 'AccessExclusiveLock'")).rowCount)
        .toBe(1);
      await visitor.query("set statement_timeout = 5000");
      await visitor.query("select from users");
    });
    await reader.query("commit");
    await migrating;
    await reader.query("select more from users");
  });
});
