import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { describeError, log } from "#app/platform/log/log.server";

interface Job {
  name: string;
  everySeconds: number;
  /** One pass over what is due. It must be safe to run again. */
  run: () => Promise<unknown>;
}

/**
 * Runs each job at its interval, on one server at a time: a pass takes an advisory lock of the database and
 * leaves when another server holds it. Returns the function that stops them and waits for the passes under way.
 */
export function startJobs(jobs: Job[]) {
  const passes = new Set<Promise<void>>();
  const timers = jobs.map((job) => {
    const pass = () => {
      const running = runOnce(job).finally(() => passes.delete(running));
      passes.add(running);
    };
    return setInterval(pass, job.everySeconds * 1000).unref();
  });
  return async () => {
    timers.forEach(clearInterval);
    await Promise.allSettled(passes);
  };
}

async function runOnce({ name, run }: Job) {
  try {
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(hashtext(${name})) as mine`);
      if (rows[0]?.mine) await run();
    });
  } catch (error) {
    log("warn", "job failed", { job: name, ...describeError(error) });
  }
}
