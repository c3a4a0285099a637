import { spawn } from "node:child_process";
import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const SWEEPER = path.join(import.meta.dirname, "run-sweeper.mjs");
const LOOKS_MS = 500;
const IN_MEMORY = "/dev/shm";
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * The folder for a run's databases, browser profiles and data folders: in memory where Linux has room there, unless TMPDIR is set. A run
 * creates and drops some hundred databases of a thousand files each, and ext4 spent a fifth of the whole time on inodes for them.
 */
export function folderOfRuns() {
  if (process.env.TMPDIR) return tmpdir();
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Creates a folder for everything that a run writes, and starts a process that notices when this one is gone, even by SIGKILL: it ends
 * every watched process group and every PostgreSQL of the folder, and removes the folder.
 */
export function beginRun() {
  const folder = mkdtempSync(path.join(folderOfRuns(), "sagebridge-run-"));
  // As root, PostgreSQL runs as another user, who has to pass through.
  chmodSync(folder, 0o711);
  const sweeper = spawn(process.execPath, [SWEEPER, folder], { detached: true, stdio: ["pipe", "ignore", "inherit"] });
  const swept = new Promise((resolve) => sweeper.once("exit", resolve));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
  // A killed npm notifies nobody.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || process.exit(1), LOOKS_MS).unref();
  return {
    folder,
    watch: (group) => sweeper.stdin.write(`${group}\n`),
    async end() {
      sweeper.stdin.end();
      await swept;
    },
  };
}
