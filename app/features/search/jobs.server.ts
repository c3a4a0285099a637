import { forgetEmptySearches } from "#app/features/catalog/empty-searches/empty-searches.server";
import { now } from "#app/platform/clock.server";
import { DAILY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";

/** Deletes old searches without results. */
export const SEARCH_JOBS: Job[] = [{ name: "forget empty searches", everySeconds: DAILY_SECONDS, run: () => forgetEmptySearches(now()) }];
