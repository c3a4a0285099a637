import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { isRoot } from "#app/db/embedded/run-as.server";
import { RESTORING } from "#app/platform/backup/restoring.server";
import { MEGABYTE } from "#app/platform/sizes";
import { type Finding, fine, look, wrong } from "./finding";

const WANTED_NODE = 24;
/** Below the first limit nothing large is accepted any more; below the second it is time to act. */
const MIN_MEGABYTES = 200;
const FEW_MEGABYTES = 2000;

/** Checks the machine: Node, the data folder and its permissions, and free disk space. */
export async function checkMachine(dataDir: string, backupDir: string): Promise<Finding[]> {
  const major = Number.parseInt(process.versions.node, 10);
  const node =
    major >= WANTED_NODE
      ? fine("Node", process.version)
      : wrong("Node", `${process.version}, and ${WANTED_NODE} is needed`, "npm ci --include=dev");
  if (!existsSync(dataDir)) return [node, look("Data folder", `${dataDir} is not there yet`, "npm start makes it")];
  const backups = existsSync(backupDir) ? [await checkRoom("Backup room", backupDir)] : [];
  return [node, checkFolder(dataDir), await checkRoom("Disk", dataDir), ...backups];
}

function checkFolder(dataDir: string): Finding {
  const name = "Data folder";
  if (existsSync(path.join(dataDir, RESTORING))) return wrong(name, "a restore was broken off", "the same npm run restore again");
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return wrong(name, `this user may not write to ${dataDir}`, `start as its owner, or chown -R $(id -un) ${dataDir}`);
  }
  const open = openToOthers(dataDir);
  if (open.length > 0)
    return wrong(name, `others may read ${open.slice(0, 3).join(", ")}`, "npm start closes them (0700 and 0600), or chmod -R go-rwx");
  return fine(name, dataDir);
}

/** Files that users other than the owner may read or change. Root's data folder may be passed through by PostgreSQL's user. */
function openToOthers(dataDir: string) {
  const places = [".", ...readdirSync(dataDir).filter((name) => !name.startsWith("postgres"))];
  return places.filter((name) => {
    const { mode } = statSync(path.join(dataDir, name));
    return (mode & (name === "." && isRoot() ? 0o066 : 0o077)) !== 0;
  });
}

async function checkRoom(name: string, folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const megabytes = Math.floor((bavail * bsize) / MEGABYTE);
  const text = `${megabytes} MB free at ${folder}`;
  if (megabytes < MIN_MEGABYTES) return wrong(name, `${text}: uploads and backups are refused`, "free some");
  return megabytes < FEW_MEGABYTES ? look(name, text, "free some soon") : fine(name, text);
}
