import { now } from "#app/platform/clock.server";
import { HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { notifyRemainingRequesters } from "./category-requests/notify-requesters.server";
import { deleteOldVideos } from "./videos/old-videos.server";
import { notifyAdmins } from "./waiting/notify-admins.server";

const NOTIFY_SECONDS = 60;

/** Deletes files that admins replaced, and notifies admins of waiting items and requesters of answers. */
export const ADMIN_JOBS: Job[] = [
  { name: "notify admins", everySeconds: NOTIFY_SECONDS, run: () => notifyAdmins(now()) },
  { name: "tell of decided category requests", everySeconds: NOTIFY_SECONDS, run: () => notifyRemainingRequesters(now()) },
  { name: "delete old videos", everySeconds: HOURLY_SECONDS, run: () => deleteOldVideos(now()) },
];
