import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, constants, openSync } from "node:fs";
import path from "node:path";
import { pidFileOf } from "./postmaster-pid.server";
import { asPerson } from "./program.server";
import type { RunAs } from "./run-as.server";

/**
 * Tracks which processes use the running PostgreSQL, in the kernel and so correctly after any crash. Every process that opened the database
 * holds two named pipes. `alive` for writing: its only reader, the watcher, sees the end when the last holder is gone, for whatever reason.
 * `present` for reading: a leaving process tries to write, which fails when nobody else reads.
 */
export type Holding = { leave: () => { isLast: boolean }; letGo: () => void };

export function hold(sockets: string): Holding {
  const alive = openSync(path.join(sockets, "alive"), "r+");
  const present = openSync(path.join(sockets, "present"), constants.O_RDONLY | constants.O_NONBLOCK);
  return {
    leave() {
      closeSync(present);
      return { isLast: !hasReader(path.join(sockets, "present")) };
    },
    letGo: () => closeSync(alive),
  };
}

const WATCH = 'read -r _ <"$1" || { read -r pid <"$2" && kill -INT "$pid"; }';

/** Starts a process that waits until the last holder is gone and then stops PostgreSQL cleanly (SIGINT: fast shutdown). It outlives its parent. */
export function startWatcher(sockets: string, folder: string, person: RunAs): ChildProcess {
  const args = ["-c", WATCH, "sh", path.join(sockets, "alive"), pidFileOf(folder)];
  const watcher = spawn("/bin/sh", args, { ...asPerson(person), detached: true, stdio: "ignore" });
  watcher.on("error", () => undefined);
  watcher.unref();
  return watcher;
}

function hasReader(pipe: string): boolean {
  try {
    closeSync(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENXIO") return false;
    throw error;
  }
}
