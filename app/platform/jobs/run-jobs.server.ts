import type pg from "pg";
import { openConnections, openDirectConnections, withConnections } from "#app/db/client.server";
import { describeError, log } from "#app/platform/log/log.server";
import { counter, gauge, histogram } from "#app/platform/metrics/registry";

export interface Job {
  name: string;
  everySeconds: number;
  /** One pass over what is due. It must be safe to run again, and to be ended half-way. */
  run: () => Promise<unknown>;
}

export const HOURLY_SECONDS = 3600;
export const DAILY_SECONDS = 86_400;

interface Timing {
  /** A pass that takes longer is ended. */
  passSeconds?: number;
  /** By when every job has had its first turn, so that the daily ones also run where a server is started anew each day. */
  firstPassSeconds?: number;
}

const SECONDS = [0.01, 0.1, 0.5, 1, 5, 15, 60];
const passes = counter(
  "sagebridge_job_passes_total",
  "Passes of jobs on this server, by how they ended; those that another server made are skipped.",
);
const took = histogram("sagebridge_job_seconds", "How long passes took.", SECONDS);
let nextDueAt: (() => number) | undefined;
gauge("sagebridge_jobs_overdue_seconds", "How long the next pass of this server has been due.", () =>
  nextDueAt ? Math.max(0, performance.now() - nextDueAt()) / 1000 : null,
);

/** For the work of a pass. Its lock has another. */
const CONNECTIONS = 3;

/**
 * Runs each job at its interval, one pass after another, with connections of their own: however many are due, the pages have all of theirs. A
 * pass is made by one server at a time: it takes an advisory lock of the database, and leaves when another server holds it. One that hangs is
 * ended. Returns the function that stops the jobs and waits for the pass under way.
 */
export function startJobs(jobs: readonly Job[], { passSeconds = 60, firstPassSeconds = 300 }: Timing = {}) {
  const makePass = passMaker(passSeconds);
  const turns = jobs.map((job, index) => ({
    job,
    dueAt: performance.now() + (Math.min(job.everySeconds, firstPassSeconds) * 1000 * (index + 1)) / jobs.length,
  }));
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let isStopped = false;
  const waitForNext = () => {
    const next = turns.reduce((first, turn) => (turn.dueAt < first.dueAt ? turn : first));
    timer = setTimeout(
      () => {
        next.dueAt = performance.now() + next.job.everySeconds * 1000;
        underWay = makePass.run(next.job).finally(() => isStopped || waitForNext());
      },
      Math.max(0, next.dueAt - performance.now()),
    ).unref();
  };
  if (turns.length > 0) waitForNext();
  nextDueAt = () => Math.min(...turns.map(({ dueAt }) => dueAt));
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
    await makePass.close();
  };
}

type OwnConnections = ReturnType<typeof openConnections>;

/** Makes passes on connections that are opened anew after one that had to be ended. */
function passMaker(passSeconds: number) {
  let connections: { work: OwnConnections; lock: OwnConnections } | undefined;
  return {
    async run({ name, run }: Job) {
      connections ??= { work: openConnections(CONNECTIONS), lock: openDirectConnections(1) };
      const { work, lock } = connections;
      const ended = Symbol("ended");
      let timer: NodeJS.Timeout | undefined;
      const end = new Promise<typeof ended>((resolve) => {
        timer = setTimeout(() => resolve(ended), passSeconds * 1000);
      });
      const began = performance.now();
      const pass = withConnections(work.pool, () => whileLocked(lock.pool, name, run)).catch((error: unknown) => {
        log("warn", "job failed", { job: name, ...describeError(error) });
        return "failed" as const;
      });
      const outcome = await Promise.race([pass, end]);
      clearTimeout(timer);
      took.observe((performance.now() - began) / 1000);
      passes.add({ job: name, outcome: outcome === ended ? "ended" : outcome });
      if (outcome !== ended) return;
      log("error", "job ended", { job: name, afterSeconds: passSeconds });
      for (const each of [work, lock]) each.cut();
      connections = undefined;
    },
    async close() {
      await connections?.work.pool.end();
      await connections?.lock.pool.end();
    },
  };
}

/** The lock belongs to its connection, so that it ends with the server. */
async function whileLocked(pool: pg.Pool, name: string, run: Job["run"]): Promise<"done" | "skipped"> {
  const client = await pool.connect();
  let isUnlocked = false;
  try {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock(hashtext($1)) as mine", [name]);
    if (rows[0]?.mine) {
      try {
        await run();
      } finally {
        await client.query("select pg_advisory_unlock(hashtext($1))", [name]);
      }
    }
    isUnlocked = true;
    return rows[0]?.mine ? "done" : "skipped";
  } finally {
    client.release(!isUnlocked);
  }
}
