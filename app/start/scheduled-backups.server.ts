import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { config } from "#app/config.server";
import { isBackupDue } from "#app/platform/backup/backup-folders.server";
import { now } from "#app/platform/clock.server";
import { describeError, log } from "#app/platform/log/log.server";
import { backupHours } from "./backup-hours.server";

const LOOK_MS = 300_000;
const PROGRAM = "build/operations/backup.js";

/**
 * Makes a backup whenever the newest is older than BACKUP_HOURS, in a process of its own, so that pages do not wait for it. Of several
 * servers on one database, one makes it. A demo has none until it is emptied. Returns a function that stops it all.
 */
export function startBackups(lookMs = LOOK_MS) {
  const { dir, ownHours } = config().backup;
  if (ownHours === 0) return async () => undefined;
  let child: ChildProcess | null = null;
  let isEnded = false;
  const look = async () => {
    const hours = await backupHours();
    if (isEnded || child || hours === 0 || !isBackupDue(dir, hours, now())) return;
    child = spawn(process.execPath, [path.resolve(PROGRAM)], { stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    child.stderr?.on("data", (piece: Buffer) => (said += piece));
    child.on("error", (error) => (said += error.message));
    child.on("close", (code) => {
      child = null;
      if (code === 0) log("info", "backed up", { folder: dir });
      else log("error", "backup failed", { folder: dir, why: said.trim() });
    });
  };
  const pass = () => look().catch((error) => log("error", "backup failed", { folder: dir, ...describeError(error) }));
  const timer = setInterval(pass, lookMs).unref();
  return async () => {
    isEnded = true;
    clearInterval(timer);
    const ended = child && new Promise((resolve) => child?.once("close", resolve));
    child?.kill();
    await ended;
  };
}
