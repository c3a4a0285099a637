import { readFileSync, readlinkSync } from "node:fs";
import os from "node:os";

/** Whether there is a process of that number. */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** When a process began, in ticks since the machine did, and whether it has ended; null where that is not told. */
export function startOf(pid) {
  try {
    const isOwn = pid === process.pid;
    // A container may see the numbers of its host there.
    if (!isOwn && readlinkSync("/proc/self") !== String(process.pid)) return null;
    const stat = readFileSync(`/proc/${isOwn ? "self" : pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { start: fields[19], isDead: fields[0] === "Z" || fields[0] === "X" };
  } catch {
    return null;
  }
}

/** Where numbers of processes mean what they do here: until the machine starts again, within one container. */
export function placeOfNumbers() {
  try {
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}/${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return os.hostname();
  }
}
