import { now } from "#app/platform/clock.server";
import { DAILY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { forgetEmptySearches } from "./empty-searches.server";

/** Deletes old searches without results. */
export const SEARCH_JOBS: Job[] = [{ name: "forget empty searches", everySeconds: DAILY_SECONDS, run: () => forgetEmptySearches(now()) }];
