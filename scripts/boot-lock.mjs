import { createHash, randomUUID } from "node:crypto";
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import { isRunning, placeOfNumbers, startOf } from "./boot-process.mjs";

const OWN = `${os.hostname()} ${process.pid} ${startOf(process.pid)?.start ?? ""} ${placeOfNumbers()} ${randomUUID()}`;

/** Takes a lock unless there is one. */
export function takeLock(file) {
  return created(file, OWN);
}

/** Shows that whoever has the lock is still at work, wherever it is looked at from. */
export function keepLock(file) {
  const now = new Date();
  try {
    if (said(file) === OWN) utimesSync(file, now, now);
  } catch {
    // It cannot be kept here, or is gone: the work goes on.
  }
}

/** Removes the lock unless it is another's by now. */
export function leaveLock(file) {
  if (said(file) === OWN) rmSync(file, { force: true });
}

/** Returns what of a lock changes while its process works; null when there is none. */
export function markOf(file) {
  try {
    return `${statSync(file).mtimeMs} ${readFileSync(file, "utf8")}`;
  } catch {
    return null;
  }
}

/**
 * Whether the process of a lock has ended, by its number and when it began: the number alone may be another's, and in a container that starts again it is one's own.
 * Null where that cannot be seen from here.
 */
export function hasEnded(file) {
  const [, number = "", start, place] = (said(file) ?? "").split(" ");
  if (place !== placeOfNumbers()) return null;
  const pid = Number(number);
  if (!isRunning(pid)) return true;
  const running = startOf(pid);
  if (running === null) return pid === process.pid ? true : null;
  return running.start !== start || running.isDead;
}

/**
 * Removes a lock that was left, as it was seen: of several who see it only one does so, and none removes the lock that another takes then. The one who did not
 * come to do it holds the others up until they know that.
 */
export function removeLeft(file, mark, isClaimLeft) {
  const claim = `${file}-${createHash("sha1")
    .update(mark ?? "")
    .digest("hex")
    .slice(0, 12)}`;
  if (!created(claim, OWN)) {
    if (hasEnded(claim) ?? isClaimLeft) rmSync(claim, { force: true });
    return false;
  }
  try {
    if (markOf(file) === mark) rmSync(file, { force: true });
  } finally {
    rmSync(claim, { force: true });
  }
  return true;
}

function created(file, text) {
  try {
    writeFileSync(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

function said(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
