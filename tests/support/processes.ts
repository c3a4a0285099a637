import { readdirSync, readFileSync } from "node:fs";

/** The ids of all processes of this machine, as Linux lists them. */
export const allProcesses = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** The process that has started another; of one that has ended, none. */
export function parentOf(pid: number) {
  const stat = readOfProcess(pid, "stat");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
}

/** Those that a process has started. */
export const childrenOf = (parent: number) => allProcesses().filter((pid) => parentOf(pid) === parent);

/** What Linux tells of a process in a file, and nothing once it has ended. */
export function readOfProcess(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
