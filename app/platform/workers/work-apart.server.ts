import { config } from "#app/config.server";
import { limitConcurrency, TooBusy } from "../concurrency-limiter";
import { log } from "../log/log.server";
import { MEGABYTE } from "../sizes";
import { runWorker, type WorkerAnswer, type WorkerLimits, type WorkerOrder } from "./worker-process.server";

/** One at a time: it may hold 140 MB and take a whole core. */
const AT_ONCE = 1;
const MOST_WAITING = 8;
/** Most readings take less than a second: who waits longer than four, unless MAX_WAIT_SECONDS is more than two, stands behind what takes all of its time. */
const mostWaitingMs = () => 2 * config().maxWaitMs;
const LIMITS: WorkerLimits = { mostMs: 5000, mostBytes: 140 * MEGABYTE };

type ApartAnswer = WorkerAnswer | { ok: false; reason: "busy" };

/** A queue before `run`. Who finds it full is told so at once, and who could not begin within twice MAX_WAIT_SECONDS then; nothing was begun. */
export function queueWork(run: (order: WorkerOrder, limits: WorkerLimits) => Promise<WorkerAnswer>) {
  const queue = limitConcurrency({ running: AT_ONCE, waiting: MOST_WAITING, waitingMs: mostWaitingMs });
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
 * The one way in which documents, pictures and calendars of strangers are read: in a process of its own for each, one after the other, at most 5 s of the
 * processor's time and 140 MB each, with a queue of eight who wait for twice MAX_WAIT_SECONDS at most.
 */
export const workApart = queueWork(runWorker);
