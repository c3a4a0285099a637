import { now } from "#app/platform/clock.server";
import { HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { deleteOldVideos } from "./videos/old-videos.server";

/** Deletes what admins replaced. */
export const ADMIN_JOBS: Job[] = [{ name: "delete old videos", everySeconds: HOURLY_SECONDS, run: () => deleteOldVideos(now()) }];
