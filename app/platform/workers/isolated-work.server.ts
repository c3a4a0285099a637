import { config } from "#app/config.server";
import { now } from "../clock.server";
import { limitConcurrency, TooBusy } from "../concurrency-limiter";
import { keepRefusals } from "../limits/refusals";
import { log } from "../log/log.server";
import { MEGABYTE } from "../sizes";
import { requestNetwork } from "../turns/database-turns.server";
import { runWorker, type WorkerAnswer, type WorkerLimits, type WorkerOrder } from "./worker-process.server";

/** One at a time: a worker may hold 140 MB and use a whole core. */
const AT_ONCE = 1;
const MAX_WAITING = 16;
/** Five times MAX_WAIT_SECONDS: as long as one that uses all of its time, and a few of those before. */
const maxWaitingMs = () => 5 * config().maxWaitMs;
const LIMITS: WorkerLimits = { maxMs: 5000, maxBytes: 140 * MEGABYTE };
/** CPU time of everybody's first try, which is enough for most: what needs more is tried with all of its time when nobody waits for a first. */
const FIRST_MS = 1000;
/** How long a network goes last after its work used up its time or memory, and how many such networks are remembered. */
const SLOW_SECONDS = 600;
const MAX_SLOW_NETWORKS = 1000;

type ApartAnswer = WorkerAnswer | { ok: false; reason: "busy" };

/**
 * Puts a queue in front of `run`. Refuses at once when the queue is full, and after five times MAX_WAIT_SECONDS when the work could not
 * begin. Networks take turns, however much one of them sends. All work has a second at first; what is not done then gives way to others'
 * first and begins anew with all of its time. A network whose work used that up, or its memory, goes last for some minutes, with a second alone.
 */
export function queueWork(run: (order: WorkerOrder, limits: WorkerLimits) => Promise<WorkerAnswer>) {
  const slow = keepRefusals(MAX_SLOW_NETWORKS);
  const isSlow = (network: string) => slow.secondsLeft([network], now()) > 0;
  const queue = limitConcurrency({ running: AT_ONCE, waiting: MAX_WAITING, waitingMs: maxWaitingMs, goesLast: isSlow });
  return async (order: WorkerOrder, limits: Partial<WorkerLimits> = {}, network = requestNetwork()): Promise<ApartAnswer> => {
    const given = { ...LIMITS, ...limits };
    const inShort = { ...given, maxMs: Math.min(given.maxMs, FIRST_MS) };
    try {
      const first = await queue(() => run(order, inShort), network);
      const isDone = first.ok || first.reason !== "tooSlow" || given.maxMs <= FIRST_MS || isSlow(network);
      const answer = isDone ? first : await queue(() => run(order, given), network, { isLast: true });
      // Work outside of requests has no network.
      if (!answer.ok && answer.reason !== "failed" && network !== "") slow.note(network, SLOW_SECONDS, now());
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
 * most 5 s of CPU time and 140 MB, and a queue of sixteen that wait for at most five times MAX_WAIT_SECONDS.
 */
export const runIsolated = queueWork(runWorker);
