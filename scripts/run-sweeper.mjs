// Waits until the run that started it is over, for whatever reason, and cleans up after it: see run-folder.mjs.
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

const [folder] = process.argv.slice(2);
const GRACE_MS = 3000;
const LOOKS_MS = 50;

const groups = (await text(process.stdin)).split("\n").filter(Boolean).map(Number);
await end(
  groups.map((group) => -group),
  "SIGTERM",
);
// Immediate shutdown: the data is discarded anyway.
await end(postmasters(), "SIGQUIT");
rmSync(folder, { recursive: true, force: true, maxRetries: 10 });

/** Sends a signal to all that still run, and SIGKILL to those that remain after their time. */
async function end(pids, signal) {
  const isThere = (pid) => send(pid, 0);
  for (const pid of pids) send(pid, signal);
  for (const until = Date.now() + GRACE_MS; Date.now() < until && pids.some(isThere); ) await pause(LOOKS_MS);
  for (const pid of pids.filter(isThere)) send(pid, "SIGKILL");
}

function send(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Each PostgreSQL with data here has its pid in the first line of postmaster.pid. */
function postmasters() {
  if (!existsSync(folder)) return [];
  return globSync("**/postmaster.pid", { cwd: folder }).flatMap((file) => {
    const pid = Number.parseInt(readFileSync(path.join(folder, file), "utf8"), 10);
    return pid > 0 ? [pid] : [];
  });
}
