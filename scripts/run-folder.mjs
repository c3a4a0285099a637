import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const SWEEPER = path.join(import.meta.dirname, "run-sweeper.mjs");
const LOOKS_MS = 500;

/**
 * A folder for everything that a run puts on the disk, and a process beside it that hears when this one is gone, were it by SIGKILL: it ends
 * every watched process group and every PostgreSQL of the folder, and removes the folder.
 */
export function beginRun() {
  const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-run-"));
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
