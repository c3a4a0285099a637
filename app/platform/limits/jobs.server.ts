import { now } from "#app/platform/clock.server";
import { HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { deleteSpentCounts } from "./take-limit.server";

/** Forgets what counts against no limit any more. */
export const LIMIT_JOBS: Job[] = [{ name: "delete spent counts", everySeconds: HOURLY_SECONDS, run: () => deleteSpentCounts(now()) }];
