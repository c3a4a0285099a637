import { createReadStream, existsSync, readdirSync, rmSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import pg from "pg";
import { PRIVATE_FILE } from "#app/platform/files/private-folder.server";
import type { FileStore, StoredFile } from "#app/platform/files/stored-file";
import { FILES_FOLDER } from "./backup-folders.server";
import { type KeptFileEntry, type Manifest, readManifest, tableFile } from "./manifest.server";
import { compareTables, restoreRows } from "./restored-rows.server";
import { RESTORING } from "./restoring.server";
import { listTables } from "./tables.server";
import { copyPrivately, fingerprintOf, fingerprintOfContent, makePrivateFolder, syncFolder } from "./written-file.server";

export interface RestoreOrder {
  where: pg.ClientConfig;
  dataDir: string;
  /** The file store, if files are not kept in DATA_DIR; a file that is already there with the same content stays. */
  away?: FileStore | null;
  /** The backup itself; the files shared by all backups lie beside it. */
  folder: string;
}

/**
 * Restores a backup into an empty database and a DATA_DIR without files. Checks the whole backup first and compares rows and files with it
 * before committing. Throws an Error of one line on failure, leaving nothing behind; the next run clears up after one that was killed.
 */
export async function restoreBackup({ where, dataDir, away = null, folder }: RestoreOrder): Promise<Manifest> {
  const manifest = readManifest(folder);
  await checkBackup(folder, manifest);
  const client = new pg.Client({ ...where, pipeline: false });
  client.on("error", () => undefined);
  await client.connect();
  const marker = path.join(dataDir, RESTORING);
  try {
    const isBegun = existsSync(marker);
    if ((await listTables(client)).length > 0) return await finish(client, manifest, marker, isBegun);
    if (isBegun) removeRestored(dataDir, manifest);
    refuseFiles(dataDir, manifest);
    await makePrivateFolder(dataDir);
    await writeFile(marker, path.basename(folder), { mode: PRIVATE_FILE, flush: true });
    try {
      await restoreRows(client, folder, manifest, async () => {
        if (away) await putAway(folder, away, manifest);
        else await restoreFiles(folder, dataDir, manifest);
        await restoreBeside(folder, dataDir, manifest);
      });
    } catch (error) {
      removeRestored(dataDir, manifest);
      await rm(marker);
      throw error;
    }
    await rm(marker);
    return manifest;
  } finally {
    await client.end();
  }
}

/** Finishes a restore that was killed at its very end, which only needs verifying. */
async function finish(client: pg.Client, manifest: Manifest, marker: string, isBegun: boolean) {
  if (!isBegun) throw new Error("This database is not empty: restore into an empty DATA_DIR, or into a DATABASE_URL with a new database.");
  await compareTables(client, manifest);
  await rm(marker);
  return manifest;
}

/** Reads every file of a backup. Throws an Error of one line at the first that is missing or differs from the manifest. */
async function checkBackup(folder: string, manifest: Manifest) {
  const pool = path.join(folder, "..", FILES_FOLDER);
  const parts = [
    ...manifest.tables.map((table) => ({ file: path.join(folder, tableFile(table)), sha256: table.sha256 })),
    ...manifest.beside.map((each) => ({ file: path.join(folder, each.path), sha256: each.sha256 })),
    ...manifest.files.map((each) => ({ file: path.join(pool, each.path), sha256: each.sha256 })),
  ];
  for (const { file, sha256 } of parts) {
    const found = await fingerprintOf(file).catch(() => null);
    if (!found) throw new Error(`${file} is missing from the backup: nothing was restored.`);
    if (found.sha256 !== sha256) throw new Error(`${file} is damaged: nothing was restored. Restore another backup.`);
  }
}

function refuseFiles(dataDir: string, { beside }: Manifest) {
  const taken = ["files", ...beside.map((each) => each.path)].find(
    (name) => existsSync(path.join(dataDir, name)) && !isEmptyFolder(dataDir, name),
  );
  if (taken) throw new Error(`${path.join(dataDir, taken)} is there already: restore into an empty DATA_DIR.`);
}

const isEmptyFolder = (dataDir: string, name: string) => name === "files" && readdirSync(path.join(dataDir, name)).length === 0;

const unfinishedFiles = (dataDir: string) => path.join(dataDir, `files${RESTORING}`);

async function restoreFiles(folder: string, dataDir: string, manifest: Manifest) {
  const unfinished = unfinishedFiles(dataDir);
  await makePrivateFolder(unfinished);
  for (const { path: file, sha256 } of manifest.files)
    await copyAlike(path.join(folder, "..", FILES_FOLDER, file), path.join(unfinished, file), sha256);
  await rm(path.join(dataDir, "files"), { recursive: true, force: true });
  await rename(unfinished, path.join(dataDir, "files"));
}

async function restoreBeside(folder: string, dataDir: string, { beside }: Manifest) {
  for (const { path: file, sha256 } of beside) await copyAlike(path.join(folder, file), path.join(dataDir, file), sha256);
  await syncFolder(dataDir);
}

/** Stores the files of a backup that has been checked; each is read back from the store and must be the same. */
async function putAway(folder: string, store: FileStore, { files }: Manifest) {
  for (const entry of files) {
    const [bucket = "", ...rest] = entry.path.split("/");
    const stored = { bucket, path: rest.join("/") };
    if (await isThere(store, stored, entry)) continue;
    await store.write(stored, createReadStream(path.join(folder, "..", FILES_FOLDER, entry.path)), entry.size);
    if (!(await isThere(store, stored, entry))) throw new Error(`${entry.path} is not in the store as it was in the backup.`);
  }
}

async function isThere(store: FileStore, stored: StoredFile, { size, sha256 }: KeptFileEntry) {
  if ((await store.size(stored)) !== size) return false;
  const content = await store.read(stored);
  return content !== null && (await fingerprintOfContent(Readable.fromWeb(content as NodeReadableStream))).sha256 === sha256;
}

async function copyAlike(from: string, to: string, sha256: string) {
  const copied = await copyPrivately(from, to);
  if (copied?.sha256 !== sha256) throw new Error(`${from} has changed while it was restored.`);
}

/** Removes the files that an unfinished restore has left beside the database. */
function removeRestored(dataDir: string, { beside }: Manifest) {
  for (const name of ["files", ...beside.map((each) => each.path)]) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  rmSync(unfinishedFiles(dataDir), { recursive: true, force: true });
}
