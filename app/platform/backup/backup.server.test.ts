import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { files } from "#app/db/schema/site-content";
import { diskStore } from "#app/platform/files/disk.server";
import { Clone, onCluster } from "../../../tests/support/clone";
import { useDatabase } from "../../../tests/support/database";
import { aClient, anAdvisor } from "../../../tests/support/people";
import { BACKUP_LOCK, isBackupDue, listBackups } from "./backup-folders.server";
import { type MadeBackup, makeBackup } from "./make-backup.server";
import { type Manifest, tableFile } from "./manifest.server";
import { restoreBackup } from "./restore-backup.server";
import { RESTORING, refuseHalfRestored } from "./restoring.server";

useDatabase();

const scratch = mkdtempSync(path.join(tmpdir(), "backup-"));
const dataDir = path.join(scratch, "data");
const backupDir = path.join(scratch, "backups");
const made: Clone[] = [];
let where: pg.ClientConfig;

beforeAll(async () => {
  where = { ...inject("cluster"), database: db.$client.options.database };
  mkdirSync(path.join(dataDir, "files/avatars"), { recursive: true });
  writeFileSync(path.join(dataDir, "secret"), "a secret of this site");
});
afterEach(async () => {
  for (const clone of made.splice(0)) await clone.drop();
});
afterAll(() => rmSync(scratch, { recursive: true }));

let minutes = 0;
const backUp = async (keep = 100): Promise<MadeBackup> => {
  const backup = await makeBackup({ where, dataDir, backupDir, keep, at: new Date(Date.UTC(2026, 0, 1, 0, minutes++)) });
  if (!backup) throw new Error("another is being made");
  return backup;
};

async function anEmptyDatabase() {
  const clone = new Clone();
  made.push(clone);
  await onCluster(`create database ${clone.name}`);
  return clone.where;
}

const aFolder = (name: string) => path.join(scratch, name);

async function keep(name: string, content: string) {
  writeFileSync(path.join(dataDir, "files/avatars", name), content);
  await db.insert(files).values({ bucket: "avatars", path: name, mimeType: "image/webp", fileSize: content.length, isPublic: true });
}

const sumsOf = ({ tables }: Manifest) => tables.map(({ schema, name, rows, sum }) => ({ schema, name, rows, sum }));
const sha256 = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
const modeOf = (file: string) => statSync(file).mode & 0o777;

test("a backup made while people write, restored into an empty folder, is the site of one moment: every table and file by its hash", async () => {
  await aClient({ bio: 'Tabs\tand\nlines, \\N, \\., "quotes", ☃ and 🦔', lastName: "O'Hara" });
  await anAdvisor({ topics: ["Finance"], bio: "x".repeat(200_000) });
  await keep("one-1.webp", "the first picture");
  let isWriting = true;
  const write = () => db.execute(sql`insert into audit_log (action, subject, details) values ('a', 'b', '{"c": [1, null]}')`);
  await write();
  const writing = (async () => {
    while (isWriting) await write();
  })();
  await expect.poll(() => db.$count(auditLog)).toBeGreaterThan(0);
  const { folder, manifest } = await backUp();
  isWriting = false;
  await writing;

  const target = await anEmptyDatabase();
  const restored = aFolder("restored");
  mkdirSync(restored);
  await restoreBackup({ where: target, dataDir: restored, folder });
  const again = await makeBackup({ where: target, dataDir: restored, backupDir: aFolder("again"), keep: 1, at: new Date(0) });
  expect(sumsOf(again!.manifest)).toEqual(sumsOf(manifest));
  expect(manifest.tables.filter(({ rows }) => rows > 0).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["__drizzle_migrations", "advisers", "audit_log", "files", "profiles", "topics", "users"]),
  );
  expect(again!.manifest.files).toEqual(manifest.files);
  expect(sha256(path.join(restored, "files/avatars/one-1.webp"))).toBe(manifest.files[0]?.sha256);
  expect(readFileSync(path.join(restored, "secret"), "utf8")).toBe("a secret of this site");
  expect(existsSync(path.join(restored, RESTORING))).toBe(false);

  const client = new pg.Client(target);
  await client.connect();
  const constraints =
    "select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2";
  const triggers = "select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2";
  for (const statement of [constraints, triggers]) {
    const here = (await db.execute(sql.raw(statement))).rows;
    expect(here.length).toBeGreaterThan(10);
    expect((await client.query(statement)).rows).toEqual(here);
  }
  await client.end();
});

test("all of a backup is for its owner alone", async () => {
  const { folder } = await backUp();
  expect([backupDir, folder, path.join(folder, "tables")].map(modeOf)).toEqual([0o700, 0o700, 0o700]);
  const written = readdirSync(backupDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(new Set(written.map((entry) => modeOf(path.join(entry.parentPath, entry.name))))).toEqual(new Set([0o600]));
});

test("a backup of which one byte is damaged, or a file missing, is refused, and nothing of it is there", async () => {
  const { folder, manifest } = await backUp();
  const users = path.join(folder, tableFile({ schema: "public", name: "users" }));
  const whole = readFileSync(users);
  const target = await anEmptyDatabase();
  const order = { where: target, dataDir: aFolder("damaged"), folder };
  for (const [damage, why] of [
    [
      () =>
        writeFileSync(
          users,
          Uint8Array.from(whole, (byte, index) => (index === 12 ? byte ^ 1 : byte)),
        ),
      /damaged: nothing was restored/,
    ],
    [() => rmSync(users), /missing from the backup: nothing was restored/],
  ] as const) {
    damage();
    await expect(restoreBackup(order)).rejects.toThrow(why);
  }
  writeFileSync(users, whole);
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify({ ...manifest, migrations: [...manifest.migrations, "0".repeat(64)] }));
  await expect(restoreBackup(order)).rejects.toThrow(/newer version/);
  expect(existsSync(aFolder("damaged")) ? readdirSync(aFolder("damaged")) : []).toEqual([]);
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(manifest));
  await restoreBackup(order);
  await expect(restoreBackup(order)).rejects.toThrow(/not empty/);
});

test("a restore that was broken off keeps the site from starting, and the same again finishes it", async () => {
  await keep("two-2.webp", "the second picture");
  const { folder, manifest } = await backUp();
  const dataDir = aFolder("broken-off");
  mkdirSync(path.join(dataDir, "files/avatars"), { recursive: true });
  for (const left of [RESTORING, "secret", "files/avatars/half.webp"]) writeFileSync(path.join(dataDir, left), "half");
  expect(() => refuseHalfRestored(dataDir)).toThrow(/run the same npm run restore again/);
  const where = await anEmptyDatabase();
  await restoreBackup({ where, dataDir, folder });
  expect(readdirSync(path.join(dataDir, "files/avatars")).sort()).toEqual(manifest.files.map((file) => path.basename(file.path)).sort());
  // Killed after the rows were committed but before the restore finished: it only needs verifying.
  writeFileSync(path.join(dataDir, RESTORING), "half");
  await restoreBackup({ where, dataDir, folder });
  refuseHalfRestored(dataDir);
});

test("only so many are kept; a file goes with the last backup that names it, and one that the store has lost is said", async () => {
  await keep("three-3.webp", "the third picture");
  const before = await backUp();
  await db.execute(sql`delete from files where path = 'three-3.webp'`);
  rmSync(path.join(dataDir, "files/avatars/one-1.webp"));
  const kept = path.join(backupDir, "files/avatars/three-3.webp");
  await backUp(2);
  expect(existsSync(kept)).toBe(true);
  const { manifest, removed } = await backUp(2);
  expect(removed).toEqual([path.basename(before.folder)]);
  expect(listBackups(backupDir)).toHaveLength(2);
  expect(existsSync(kept)).toBe(false);
  // A file that an earlier backup holds is not lost.
  expect([manifest.files.map((file) => file.path), manifest.lostFiles]).toEqual([["avatars/one-1.webp", "avatars/two-2.webp"], []]);
  rmSync(path.join(backupDir, "files/avatars/one-1.webp"));
  expect((await backUp(2)).manifest.lostFiles).toEqual(["avatars/one-1.webp"]);
});

test("while another backup is being made none begins, and what a killed one left is cleared away", async () => {
  const left = path.join(backupDir, ".unfinished-2025-01-01T000000.000Z");
  mkdirSync(left);
  const order = { where, dataDir, backupDir, keep: 100, at: new Date("2027-01-01T00:00:02.000Z") };
  await db.transaction(async (other) => {
    await other.execute(sql`select pg_advisory_xact_lock(${BACKUP_LOCK})`);
    expect(await makeBackup(order)).toBeNull();
  });
  expect(existsSync(left)).toBe(true);
  expect(await makeBackup(order)).not.toBeNull();
  expect(existsSync(left)).toBe(false);
});

test("one is due when the newest is older than it may be", () => {
  const newest = new Date("2027-01-01T00:00:02.000Z").getTime();
  const hour = 3_600_000;
  expect(isBackupDue(backupDir, 1, new Date(newest + hour - 2000))).toBe(false);
  expect(isBackupDue(backupDir, 1, new Date(newest + hour))).toBe(true);
  expect(isBackupDue(aFolder("nowhere"), 24, new Date(0))).toBe(true);
});

test("into a store away from DATA_DIR go the files that are missing there, or are as long and not the same", async () => {
  await keep("away-1.webp", "a picture that is missing");
  await keep("away-2.webp", "a picture that is damaged");
  const { folder, manifest } = await backUp();
  const elsewhere = aFolder("elsewhere");
  mkdirSync(path.join(elsewhere, "files/avatars"), { recursive: true });
  writeFileSync(path.join(elsewhere, "files/avatars/away-2.webp"), "A PICTURE THAT IS DAMAGED");
  await restoreBackup({ where: await anEmptyDatabase(), dataDir: aFolder("without-files"), away: diskStore(elsewhere), folder });
  for (const { path: file, sha256: expected } of manifest.files) expect(sha256(path.join(elsewhere, "files", file))).toBe(expected);
  expect(manifest.files.length).toBeGreaterThanOrEqual(2);
});
