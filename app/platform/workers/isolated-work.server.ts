import { config } from "#app/config.server";
import { limitConcurrency, TooBusy } from "../concurrency-limiter";
import { log } from "../log/log.server";
import { MEGABYTE } from "../sizes";
import { runWorker, type WorkerAnswer, type WorkerLimits, type WorkerOrder } from "./worker-process.server";

/** One at a time: a worker may hold 140 MB and use a whole core. */
const AT_ONCE = 1;
const MAX_WAITING = 8;
/** Most jobs take less than a second: whoever waits longer than four (twice MAX_WAIT_SECONDS) is behind one that uses all of its time. */
const maxWaitingMs = () => 2 * config().maxWaitMs;
const LIMITS: WorkerLimits = { maxMs: 5000, maxBytes: 140 * MEGABYTE };

type ApartAnswer = WorkerAnswer | { ok: false; reason: "busy" };

/** Puts a queue in front of `run`. Refuses at once when the queue is full, and after twice MAX_WAIT_SECONDS when the work could not begin. */
export function queueWork(run: (order: WorkerOrder, limits: WorkerLimits) => Promise<WorkerAnswer>) {
  const queue = limitConcurrency({ running: AT_ONCE, waiting: MAX_WAITING, waitingMs: maxWaitingMs });
  return async (order: WorkerOrder, limits: Partial<WorkerLimits> = {}): Promise<ApartAnswer> => {
    try {
      const answer = await queue(() => run(order, { ...LIMITS, ...limits }));
      if (!answer.ok) log("warn", "what somebody sent could not be read", { reason: answer.reason });
      return answer;
    } catch (error) {
      if (error instanceof TooBusy) return { ok: false, reason: "busy" };
      throw error;
    }
  };
}

/**
 * The only way in which strangers' documents, pictures and calendars are read: each in a process of its own, one after the other, with at
 * most 5 s of CPU time and 140 MB, and a queue of eight that wait for at most twice MAX_WAIT_SECONDS.
 */
export const runIsolated = queueWork(runWorker);
