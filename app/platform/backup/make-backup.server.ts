import { existsSync } from "node:fs";
import { rename, rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { diskStore } from "#app/platform/files/disk.server";
import { PRIVATE_FILE } from "#app/platform/files/private-folder.server";
import type { FileStore } from "#app/platform/files/stored-file";
import { MEGABYTE } from "#app/platform/sizes";
import { backUpFiles } from "./backed-up-files.server";
import { backUpTable } from "./backed-up-table.server";
import { BACKUP_LOCK, backupName, removeOldBackups, removeUnfinished, unfinishedFolder } from "./backup-folders.server";
import { copyBase } from "./base-copy.server";
import { FORMAT, MANIFEST_FILE, type Manifest } from "./manifest.server";
import { beginSnapshot, listMigrations, listSequences, listTables } from "./tables.server";
import { archiveSegments } from "./wal-archive.server";
import { copyPrivately, makePrivateFolder, syncFolder } from "./written-file.server";

export interface BackupOrder {
  where: pg.ClientConfig;
  dataDir: string;
  /** The site's file store; defaults to the folder in DATA_DIR. */
  store?: FileStore;
  backupDir: string;
  /** The folder of the embedded database, which is copied as well if it archives its WAL. */
  cluster?: string | null;
  /** How many backups are kept, including this one. */
  keep: number;
  at: Date;
}

export interface MadeBackup {
  folder: string;
  manifest: Manifest;
  /** The names of older backups that were removed. */
  removed: string[];
}
/** Disk space kept free for everything else. */
const KEPT_FREE_BYTES = 200 * MEGABYTE;
/** A file deleted between the snapshot of rows and the copying is missing; a new snapshot no longer names it. */
const MAX_TRIES = 3;

/** Other files of DATA_DIR that are backed up. */
export const BESIDE = ["secret", "demo-accounts.txt"];

/**
 * Copies the database, as it is at one moment, and every file that it names into a new folder of `backupDir`, while the site runs. The folder gets its final
 * name once it is complete and synced to disk; a failed backup leaves nothing behind. Null while another is being made.
 */
export async function makeBackup(order: BackupOrder): Promise<MadeBackup | null> {
  await makeBackupFolder(order.backupDir);
  // Tables are copied one after the other: nothing can be pipelined.
  const client = new pg.Client({ ...order.where, pipeline: false });
  client.on("error", () => undefined);
  await client.connect();
  try {
    for (let tries = 1; ; tries += 1) {
      const made = await makeOnce(client, order, tries === MAX_TRIES);
      if (made !== "files went") return made;
    }
  } finally {
    await client.end();
  }
}

/** Makes one attempt, in a single transaction: everything it reads is of one moment, and the lock ends with it. */
async function makeOnce(client: pg.Client, order: BackupOrder, isLastTry: boolean): Promise<MadeBackup | null | "files went"> {
  const { backupDir, keep, at } = order;
  await beginSnapshot(client);
  try {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_xact_lock($1) as mine", [BACKUP_LOCK]);
    if (!rows[0]?.mine) return null;
    await removeUnfinished(backupDir);
    const name = backupName(at);
    const unfinished = unfinishedFolder(backupDir, name);
    try {
      const manifest = await fill(client, unfinished, order);
      if (!isLastTry && (await haveRowsGone(order.where, manifest.lostFiles))) return "files went";
      const base = order.cluster ? await copyBase(order.where, order.cluster, unfinished) : null;
      if (base && order.cluster) await archiveSegments(order.cluster, base.system, backupDir);
      const folder = path.join(backupDir, name);
      await rename(unfinished, folder);
      await syncFolder(backupDir);
      return { folder, manifest, removed: await removeOldBackups(backupDir, keep) };
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  } finally {
    await client.query("rollback");
  }
}

async function fill(
  client: pg.Client,
  folder: string,
  { dataDir, store = diskStore(dataDir), backupDir, at }: BackupOrder,
): Promise<Manifest> {
  await makePrivateFolder(path.join(folder, "tables"));
  const tables = await listTables(client);
  if (tables.length === 0) throw new Error("There is nothing in this database yet: start the site once before its first backup.");
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
  const manifest: Manifest = {
    format: FORMAT,
    at: at.toISOString(),
    postgres: rows[0]?.version ?? "",
    migrations: await listMigrations(client),
    tables: [],
    sequences: await listSequences(client),
    files: [],
    lostFiles: [],
    beside: await copyBeside(dataDir, folder),
  };
  for (const table of tables) manifest.tables.push(await backUpTable(client, table, folder));
  const { files, lost } = await backUpFiles(client, { store, backupDir });
  Object.assign(manifest, { files, lostFiles: lost });
  await writeFile(path.join(folder, MANIFEST_FILE), JSON.stringify(manifest, null, 1), { mode: PRIVATE_FILE, flush: true });
  for (const each of ["tables", "."]) await syncFolder(path.join(folder, each));
  return manifest;
}

async function copyBeside(dataDir: string, folder: string): Promise<Manifest["beside"]> {
  const beside: Manifest["beside"] = [];
  for (const name of BESIDE) {
    const copied = await copyPrivately(path.join(dataDir, name), path.join(folder, name));
    if (copied) beside.push({ path: name, sha256: copied.sha256 });
  }
  return beside;
}

/** Whether some of these files are no longer named by any row, although the snapshot named them. */
async function haveRowsGone(where: pg.ClientConfig, files: string[]) {
  if (files.length === 0) return false;
  const client = new pg.Client(where);
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query("select from files where bucket || '/' || path = any($1)", [files]);
    return rowCount !== files.length;
  } finally {
    await client.end();
  }
}

async function makeBackupFolder(backupDir: string) {
  try {
    await makePrivateFolder(backupDir);
    const { bavail, bsize } = await statfs(backupDir);
    if (bavail * bsize >= KEPT_FREE_BYTES) return;
  } catch (error) {
    if (existsSync(backupDir)) throw error;
    throw new Error(`${backupDir} cannot be made (${(error as NodeJS.ErrnoException).code}): choose another BACKUP_DIR.`);
  }
  throw new Error(`There is too little room in ${backupDir}: free ${KEPT_FREE_BYTES / MEGABYTE} MB, or choose another BACKUP_DIR.`);
}
