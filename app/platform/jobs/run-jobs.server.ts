import type pg from "pg";
import { openConnections, openDirectConnections, withConnections } from "#app/db/client.server";
import { describeError, log } from "#app/platform/log/log.server";
import { counter, gauge, histogram } from "#app/platform/metrics/registry";
import { withSpan } from "#app/platform/trace/spans.server";

export interface Job {
  name: string;
  everySeconds: number;
  /** Set when the job concerns the server's own files: each server then runs it. */
  isOfMachine?: true;
  /** Processes what is due, once. It must be safe to rerun, and to be interrupted. */
  run: () => Promise<unknown>;
}

export const HOURLY_SECONDS = 3600;
export const DAILY_SECONDS = 86_400;

interface Timing {
  /** A pass that takes longer is ended. */
  passSeconds?: number;
  /** Time by which every job has run once, so that daily ones also run on a server that restarts every day. */
  firstPassSeconds?: number;
  /** How long the current pass may go on when the server stops. */
  graceSeconds?: number;
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

/** The share of its interval after which a job is due again, whichever server ran it last: servers do not check at the same moment. */
const DUE_AGAIN = 0.9;

/** Connections for the work of a pass. Its lock has one of its own. */
const CONNECTIONS = 3;

/**
 * Runs each job at its interval, one after another, on separate connections, so that pages keep theirs. An advisory lock of the database
 * makes sure that one server runs a pass: others skip it while the lock is held or when the pass was made. A hanging pass is ended. Returns
 * a function that stops the jobs and waits for the current pass, up to a limit.
 */
export function startJobs(jobs: readonly Job[], { passSeconds = 60, firstPassSeconds = 300, graceSeconds = 2 }: Timing = {}) {
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
    const ending = setTimeout(makePass.endNow, graceSeconds * 1000);
    await underWay;
    clearTimeout(ending);
    await makePass.close();
  };
}

type OwnConnections = ReturnType<typeof openConnections>;

/** Runs passes on connections that are reopened after a pass that had to be ended. */
function passMaker(passSeconds: number) {
  let connections: { work: OwnConnections; lock: OwnConnections } | undefined;
  let endNow: () => void = () => undefined;
  return {
    /** Ends the current pass as if it hung. */
    endNow: () => endNow(),
    async run(job: Job) {
      const { name } = job;
      connections ??= { work: openConnections(CONNECTIONS), lock: openDirectConnections(1) };
      const { work, lock } = connections;
      const ended = Symbol("ended");
      let isServersEnd = false;
      let timer: NodeJS.Timeout | undefined;
      const end = new Promise<typeof ended>((resolve) => {
        timer = setTimeout(() => resolve(ended), passSeconds * 1000);
        endNow = () => {
          isServersEnd = true;
          resolve(ended);
        };
      });
      const began = performance.now();
      const pass = withSpan(`job ${name}`, {}, () => withConnections(work.pool, () => whileLocked(lock.pool, job))).catch(
        (error: unknown) => {
          log("warn", "job failed", { job: name, ...describeError(error) });
          return "failed" as const;
        },
      );
      const outcome = await Promise.race([pass, end]);
      clearTimeout(timer);
      took.observe((performance.now() - began) / 1000);
      passes.add({ job: name, outcome: outcome === ended ? "ended" : outcome });
      if (outcome !== ended) return;
      if (isServersEnd) log("warn", "job ended with the server", { job: name });
      else log("error", "job ended", { job: name, afterSeconds: passSeconds });
      for (const each of [work, lock]) each.cut();
      connections = undefined;
    },
    async close() {
      await connections?.work.pool.end();
      await connections?.lock.pool.end();
    },
  };
}

/** The lock belongs to its connection, so it ends with the server. */
async function whileLocked(pool: pg.Pool, job: Job): Promise<"done" | "skipped"> {
  const client = await pool.connect();
  let isUnlocked = false;
  try {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock(hashtext($1)) as mine", [job.name]);
    let isDone = false;
    if (rows[0]?.mine) {
      try {
        isDone = await makeOnce(client, job);
      } finally {
        await client.query("select pg_advisory_unlock(hashtext($1))", [job.name]);
      }
    }
    isUnlocked = true;
    return isDone ? "done" : "skipped";
  } finally {
    client.release(!isUnlocked);
  }
}

/** Runs a pass unless another server did so since it was last due. A pass that fails, or whose server is killed, is left for the next. */
async function makeOnce(client: pg.PoolClient, { name, everySeconds, isOfMachine, run }: Job): Promise<boolean> {
  const { rows } = await client.query<{ began: string; is_made: boolean | null }>(
    `select clock_timestamp()::text as began,
       (select began_at > clock_timestamp() - make_interval(secs => $2) from job_passes where name = $1) as is_made`,
    [name, everySeconds * DUE_AGAIN],
  );
  if (rows[0]?.is_made && !isOfMachine) return false;
  await run();
  await client.query("insert into job_passes values ($1, $2) on conflict (name) do update set began_at = excluded.began_at", [
    name,
    rows[0]?.began,
  ]);
  return true;
}
