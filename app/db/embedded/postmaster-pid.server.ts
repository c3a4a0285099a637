import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";

/** What a running PostgreSQL writes into its pid file. `isReady` is false while it recovers, starts or stops. */
export type Postmaster = { pid: number; socketFolder: string; isReady: boolean };

export const pidFileOf = (folder: string) => path.join(folder, "postmaster.pid");

/** Lines of postmaster.pid: 1 pid, 2 data folder, 3 start, 4 port, 5 socket folder, 6 address, 7 memory key, 8 status. */
export function parsePostmasterPid(text: string): Postmaster | null {
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  return { pid, socketFolder: lines[4]?.trim() ?? "", isReady: lines[7]?.trim() === "ready" };
}

export function readPostmaster(folder: string): Postmaster | null {
  try {
    return parsePostmasterPid(readFileSync(pidFileOf(folder), "utf8"));
  } catch {
    return null;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Whether `pid` is a running PostgreSQL of this folder, and not an unrelated process that got the same pid after a restart. */
export function isServing(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== "linux") return isPostgresBySystem(pid, folder);
  const [program, ...args] = commandLine(pid);
  return path.basename(program ?? "") === "postgres" && (args.includes(folder) || worksIn(pid, folder));
}

/** Empty for a process that has ended but was not yet reaped. */
function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return [];
  }
}

/** Compares inodes: the same folder under another path (a bind mount) is still the same folder. */
function worksIn(pid: number, folder: string): boolean {
  try {
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return there.dev === here.dev && there.ino === here.ino;
  } catch {
    return false;
  }
}

const answered = new Map<string, boolean>();

/** Without /proc this starts a process, so each pair is looked up once. */
function isPostgresBySystem(pid: number, folder: string): boolean {
  const question = `${pid} ${folder}`;
  const known = answered.get(question);
  if (known !== undefined) return known;
  const { stdout } = spawnSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" });
  const answer = (stdout ?? "").includes("postgres") && (stdout ?? "").includes(folder);
  answered.set(question, answer);
  return answer;
}
