import { readdirSync, readFileSync } from "node:fs";

/** Ids of all processes on this machine, as listed by Linux. */
export const allProcesses = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** Returns a process's parent; none for a process that has ended. */
export function parentOf(pid: number) {
  const stat = readOfProcess(pid, "stat");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
}

/** Returns a process's children. */
export const childrenOf = (parent: number) => allProcesses().filter((pid) => parentOf(pid) === parent);

/** Reads a file of a process in /proc; empty once it has ended. */
export function readOfProcess(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
