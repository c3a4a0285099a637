import { now } from "#app/platform/clock.server";
import { HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { removeOldDrafts } from "./drafts/drafts.server";

/** Forgets applications that were begun and never sent. */
export const APPLICATION_JOBS: Job[] = [{ name: "remove old drafts", everySeconds: HOURLY_SECONDS, run: () => removeOldDrafts(now()) }];
