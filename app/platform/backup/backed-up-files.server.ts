import { stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type pg from "pg";
import type { FileStore, StoredFile } from "#app/platform/files/stored-file";
import { FILES_FOLDER, listBackups } from "./backup-folders.server";
import { type KeptFileEntry, readManifest } from "./manifest.server";
import { fingerprintOf, writePrivately } from "./written-file.server";

interface Places {
  /** The site's file store. */
  store: FileStore;
  backupDir: string;
}

/**
 * Copies every file named by the snapshot's rows into the folder shared by all backups, skipping files already there. `lost` lists files
 * missing from the store.
 */
export async function backUpFiles(client: pg.ClientBase, { store, backupDir }: Places) {
  const { rows } = await client.query<StoredFile>("select bucket, path from files order by bucket || '/' || path");
  const known = knownFiles(backupDir);
  const files: KeptFileEntry[] = [];
  const lost: string[] = [];
  for (const stored of rows) {
    const file = `${stored.bucket}/${stored.path}`;
    const target = path.join(backupDir, FILES_FOLDER, file);
    const copied = (await alreadyThere(target, known.get(file))) ?? (await copyOf(store, stored, target));
    if (copied) files.push({ path: file, ...copied });
    else lost.push(file);
  }
  return { files, lost };
}

/** Copies files uploaded since `since`, as far as the store has them, before the next backup needs them. */
export async function keepNewFiles(client: Pick<pg.Pool, "query">, since: Date, { store, backupDir }: Places) {
  const { rows } = await client.query<StoredFile>("select bucket, path from files where created_at >= $1", [since]);
  for (const stored of rows) {
    const target = path.join(backupDir, FILES_FOLDER, stored.bucket, stored.path);
    if (!(await stat(target).catch(() => null))) await copyOf(store, stored, target);
  }
}

async function copyOf(store: FileStore, stored: StoredFile, target: string) {
  const content = await store.read(stored);
  return content && (await writePrivately(Readable.fromWeb(content as NodeReadableStream), target));
}

/** The newest backup's manifest entry of each file. */
function knownFiles(backupDir: string): Map<string, KeptFileEntry> {
  const newest = listBackups(backupDir).at(-1);
  const entries = newest ? readManifest(path.join(backupDir, newest)).files : [];
  return new Map(entries.map((entry) => [entry.path, entry]));
}

async function alreadyThere(target: string, known: KeptFileEntry | undefined) {
  const found = await stat(target).catch(() => null);
  if (!found) return null;
  return known && known.size === found.size ? { size: known.size, sha256: known.sha256 } : await fingerprintOf(target);
}
