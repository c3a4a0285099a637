import { setTimeout as wait } from "node:timers/promises";
import { isServing, readPostmaster } from "./postmaster-pid.server";

const PATIENCE_MS = 60_000;
const WATCH_MS = 250;
const MAX_PAUSE_MS = 5000;
const FAST_SHUTDOWN_MS = 10_000;

/**
 * Makes sure that a PostgreSQL serves the folder: attaches to a ready one, waits for one that starts or stops, or calls `start` if there is
 * none. Passes the pid to `start` when the pid file is stale or names an unrelated process.
 */
export async function serve(folder: string, start: (strangerPid: number | undefined) => Promise<void>) {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const found = readPostmaster(folder);
    if (found && isServing(found.pid, folder)) {
      if (found.isReady) return;
      await wait(25);
      continue;
    }
    try {
      return await start(found?.pid);
    } catch (error) {
      // Another process was faster, or the last processes of a killed server are still ending.
      if (!/lock file|shared memory block|being used/.test((error as Error).message)) throw error;
      await wait(50);
    }
  }
  throw new Error(`The database in ${folder} did not become ready in ${PATIENCE_MS / 1000} s.`);
}

/**
 * Keeps the database running: `now` checks at once, `watch` four times a second, because its owner, which may leave, is often another
 * process. After a failed start (a full disk) it backs off.
 */
export function keepServing(serveAgain: () => Promise<void>, log: (line: string) => void) {
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pause = 0;
  let notBefore = 0;
  const attempt = async () => {
    try {
      await serveAgain();
      pause = 0;
    } catch (error) {
      pause = Math.min(MAX_PAUSE_MS, Math.max(WATCH_MS, pause * 2));
      notBefore = performance.now() + pause;
      log((error as Error).message);
    }
  };
  const now = () => {
    if (performance.now() < notBefore) return;
    running ??= attempt().finally(() => {
      running = null;
    });
  };
  return {
    now,
    watch() {
      timer = setInterval(now, WATCH_MS).unref();
    },
    async end() {
      clearInterval(timer);
      notBefore = Number.POSITIVE_INFINITY;
      await running;
    },
  };
}

/** Stops the PostgreSQL of a folder cleanly, or forcibly after 10 s, and resolves when it has ended. */
export async function shutDown(folder: string) {
  const found = readPostmaster(folder);
  if (!found || !isServing(found.pid, folder)) return;
  const deadline = performance.now() + FAST_SHUTDOWN_MS;
  process.kill(found.pid, "SIGINT");
  while (isServing(found.pid, folder)) {
    if (performance.now() > deadline) process.kill(found.pid, "SIGQUIT");
    await wait(4);
  }
}
