import { now } from "#app/platform/clock.server";
import { HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { deleteSpentCounts } from "./consume-limit.server";

/** Deletes counts that no longer count against any limit. */
export const LIMIT_JOBS: Job[] = [{ name: "delete spent counts", everySeconds: HOURLY_SECONDS, run: () => deleteSpentCounts(now()) }];
