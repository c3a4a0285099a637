import { createReadStream, createWriteStream, readFileSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import pg from "pg";
import { z } from "zod";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "#app/platform/files/private-folder.server";
import { fingerprint, fingerprintOf, makePrivateFolder, privateFile, syncFolder } from "./written-file.server";

const BASE_FOLDER = "base";
const INDEX = "base.json";
/** How long archiving the last WAL segment may take. */
const PUT_AWAY_MS = 120_000;

/** Folders that PostgreSQL recreates, or that hold no data of its own. */
const EMPTIED = new Set(["pg_wal", "pg_replslot", "pg_dynshmem", "pg_notify", "pg_serial", "pg_snapshots", "pg_stat_tmp", "pg_subtrans"]);
const LEFT_OUT = /^(postmaster\.(pid|opts)|archived|\.s|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|log)$/;

const baseSchema = z.object({
  /** System identifier of the cluster: two clusters created separately can never replay each other's WAL. */
  system: z.string().regex(/^\d+$/),
  /** The first WAL segment that the copy needs. */
  segment: z.string().regex(/^[0-9A-F]{24}$/),
  /** From this moment on, any point in time can be restored. */
  endedAt: z.iso.datetime(),
  folders: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), sha256: z.string() })),
});

export type Base = z.infer<typeof baseSchema>;

/** Reads the index of the data folder copy in a backup; null when the backup has none. */
export function readBase(backup: string): Base | null {
  try {
    return baseSchema.parse(JSON.parse(readFileSync(path.join(backup, BASE_FOLDER, INDEX), "utf8")));
  } catch {
    return null;
  }
}

/** Copies the folder of a running cluster into a backup if the cluster archives its WAL; with that WAL, any later moment can be restored. */
export async function copyBase(where: pg.ClientConfig, cluster: string, backup: string): Promise<Base | null> {
  const client = new pg.Client({ ...where, statement_timeout: PUT_AWAY_MS });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows: modes } = await client.query<{ mode: string }>("select current_setting('archive_mode') as mode");
    if (modes[0]?.mode !== "on") return null;
    const { rows: begun } = await client.query<{ segment: string; system: string }>(
      "select pg_walfile_name(pg_backup_start('sagebridge', true)) as segment, (select system_identifier::text from pg_control_system()) as system",
    );
    const target = path.join(backup, BASE_FOLDER);
    const copied = { folders: [] as string[], files: [] as Base["files"] };
    await copyFolder(cluster, "", target, copied);
    const { rows: ended } = await client.query<{ labelfile: string; at: Date }>(
      "select labelfile, clock_timestamp() as at from pg_backup_stop(true)",
    );
    await writeFile(path.join(target, "backup_label"), ended[0]!.labelfile, { mode: PRIVATE_FILE, flush: true });
    const base: Base = { ...begun[0]!, endedAt: ended[0]!.at.toISOString(), ...copied };
    await writeFile(path.join(target, INDEX), JSON.stringify(base), { mode: PRIVATE_FILE, flush: true });
    await syncFolder(target);
    return base;
  } finally {
    await client.end();
  }
}

async function copyFolder(cluster: string, folder: string, target: string, copied: Pick<Base, "folders" | "files">) {
  await makePrivateFolder(path.join(target, folder));
  const entries = await readdir(path.join(cluster, folder), { withFileTypes: true });
  for (const entry of entries.filter(({ name }) => !LEFT_OUT.test(name))) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      copied.folders.push(inside);
      if (!EMPTIED.has(inside)) await copyFolder(cluster, inside, target, copied);
      else if (inside === "pg_wal") copied.folders.push(path.join(inside, "archive_status"), path.join(inside, "summaries"));
    } else if (entry.isFile()) {
      const sha256 = await packFile(path.join(cluster, inside), path.join(target, `${inside}.gz`));
      if (sha256) copied.files.push({ path: inside, sha256 });
    }
  }
}

/** Returns null for a file that has disappeared meanwhile: its content is in the WAL. */
async function packFile(from: string, to: string): Promise<string | null> {
  const { through, result } = fingerprint();
  try {
    await pipeline(createReadStream(from), createGzip(), through, privateFile(to));
    return result().sha256;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Unpacks the copy of a backup into an empty folder. Throws an Error of one line when the copy is damaged. */
export async function unpackBase(backup: string, base: Base, cluster: string) {
  const source = path.join(backup, BASE_FOLDER);
  await mkdir(cluster, { mode: PRIVATE_FOLDER });
  for (const folder of base.folders) await mkdir(path.join(cluster, folder), { mode: PRIVATE_FOLDER, recursive: true });
  for (const { path: file, sha256 } of base.files) {
    const packed = path.join(source, `${file}.gz`);
    const found = await fingerprintOf(packed).catch(() => null);
    if (found?.sha256 !== sha256) throw new Error(`${packed} is damaged or missing: nothing was restored. Restore another backup.`);
    await pipeline(createReadStream(packed), createGunzip(), createWriteStream(path.join(cluster, file), { mode: PRIVATE_FILE }));
  }
  await writeFile(path.join(cluster, "backup_label"), readFileSync(path.join(source, "backup_label")), { mode: PRIVATE_FILE });
}
