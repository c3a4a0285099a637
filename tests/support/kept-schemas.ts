import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { listBackups } from "#app/platform/backup/backup-folders.server";

const FOLDER = path.resolve(import.meta.dirname, "../schemas");

/** Schemas a site may come from, oldest first: each is stored as a backup of the demo (scripts/schema-fixture.mjs). */
export const KEPT_SCHEMAS = readdirSync(FOLDER)
  .map((file) => file.replace(/\.zip$/, ""))
  .sort();

/** Unpacks one into a new folder whose `backups` contains it; returns that folder and the backup's. */
export function unpackSchema(name: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "schema-"));
  chmodSync(folder, 0o711);
  const backups = path.join(folder, "backups");
  for (const [file, content] of Object.entries(unzipSync(readFileSync(path.join(FOLDER, `${name}.zip`))))) {
    const place = path.join(backups, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
  return { folder, backups, backup: path.join(backups, listBackups(backups)[0] ?? "none") };
}
