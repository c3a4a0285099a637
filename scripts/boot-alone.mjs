import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { tell } from "./boot-say.mjs";

/** The file that whoever installs or builds in a clone has there meanwhile: in no folder that installing or building makes anew. */
const LOCK = ".sagebridge-at-work";
const LOOK_MILLISECONDS = 200;
/** Nothing takes longer, so that a number that the system gave to another process keeps nobody waiting for ever. */
const LONGEST_MILLISECONDS = 15 * 60_000;

/** Runs work that two commands in one clone must not do at once: the second says that it waits, and does it only if `isDone` does not say that the first has. */
export async function doAlone(root, name, isDone, work) {
  if (isDone()) return;
  const file = path.join(root, LOCK);
  for (let isTold = false; !takeLock(file); isTold = true) {
    if (isLeft(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!isTold) tell(`  Another command is at work in this folder (${name}): this one waits for it.`);
    await wait(LOOK_MILLISECONDS);
  }
  const leave = () => rmSync(file, { force: true });
  process.once("exit", leave);
  try {
    if (!isDone()) await work();
  } finally {
    process.off("exit", leave);
    leave();
  }
}

function takeLock(file) {
  try {
    writeFileSync(file, `${os.hostname()} ${process.pid}`, { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

/** Whether the lock is of a process that was killed. */
function isLeft(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > LONGEST_MILLISECONDS) return true;
    const [host, pid] = readFileSync(file, "utf8").split(" ");
    return host === os.hostname() && Number(pid) > 0 && !isRunning(Number(pid));
  } catch {
    // It has ended meanwhile.
    return false;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
