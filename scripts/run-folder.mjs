import { spawn } from "node:child_process";
import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const SWEEPER = path.join(import.meta.dirname, "run-sweeper.mjs");
const LOOKS_MS = 500;
const IN_MEMORY = "/dev/shm";
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Where a run's databases, profiles of browsers and data folders stand: in memory where Linux has room for them there, unless TMPDIR says where.
 * A run makes and drops some hundred databases of a thousand files each, and ext4 took a fifth of all its time to find inodes for them.
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
 * A folder for everything that a run puts on the disk, and a process beside it that hears when this one is gone, were it by SIGKILL: it ends
 * every watched process group and every PostgreSQL of the folder, and removes the folder.
 */
export function beginRun() {
  const folder = mkdtempSync(path.join(folderOfRuns(), "sagebridge-run-"));
  // As root PostgreSQL runs as somebody else, who has to get through.
  chmodSync(folder, 0o711);
  const sweeper = spawn(process.execPath, [SWEEPER, folder], { detached: true, stdio: ["pipe", "ignore", "inherit"] });
  const swept = new Promise((resolve) => sweeper.once("exit", resolve));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
  // npm that is killed tells nobody.
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
