import { stat } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { FILES_FOLDER, listBackups } from "./kept-backups.server";
import { type KeptFileEntry, readManifest } from "./manifest.server";
import { copyPrivately, fingerprintOf } from "./written-file.server";

interface Folders {
  dataDir: string;
  backupDir: string;
}

/**
 * Copies every file that the snapshot's rows name to where the files of all backups lie; those that lie there already are left. `lost` are those that
 * the store does not have.
 */
export async function backUpFiles(client: pg.ClientBase, { dataDir, backupDir }: Folders) {
  const { rows } = await client.query<{ path: string }>("select bucket || '/' || path as path from files order by 1");
  const known = knownFiles(backupDir);
  const files: KeptFileEntry[] = [];
  const lost: string[] = [];
  for (const { path: file } of rows) {
    const target = path.join(backupDir, FILES_FOLDER, file);
    const copied = (await alreadyThere(target, known.get(file))) ?? (await copyPrivately(path.join(dataDir, "files", file), target));
    if (copied) files.push({ path: file, ...copied });
    else lost.push(file);
  }
  return { files, lost };
}

/** What the newest backup says of each file. */
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
