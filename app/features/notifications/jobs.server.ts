import { now } from "#app/platform/clock.server";
import { DAILY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { deleteOldNotifications } from "./notifications.server";

/** Deletes old notifications. */
export const NOTIFICATION_JOBS: Job[] = [
  { name: "delete old notifications", everySeconds: DAILY_SECONDS, run: () => deleteOldNotifications(now()) },
];
