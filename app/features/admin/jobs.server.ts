import { finishBroadcasts } from "#app/features/notifications/broadcast.server";
import { now } from "#app/platform/clock.server";
import { HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { notifyRemainingRequesters } from "./category-requests/notify-requesters.server";
import { CHANGED_TERMS } from "./rules/notify-advisors.server";
import { AREA_BACK, AREA_GONE } from "./taxonomy/without-area.server";
import { deleteOldVideos } from "./videos/old-videos.server";
import { notifyAdmins } from "./waiting/notify-admins.server";

const NOTIFY_SECONDS = 60;

/** Deletes files that admins replaced, and notifies admins of waiting items, requesters of answers, and everybody of what concerns many. */
export const ADMIN_JOBS: Job[] = [
  { name: "notify admins", everySeconds: NOTIFY_SECONDS, run: () => notifyAdmins(now()) },
  { name: "tell of decided category requests", everySeconds: NOTIFY_SECONDS, run: () => notifyRemainingRequesters(now()) },
  { name: "tell of what concerns many", everySeconds: NOTIFY_SECONDS, run: () => finishBroadcasts([CHANGED_TERMS, AREA_GONE, AREA_BACK]) },
  { name: "delete old videos", everySeconds: HOURLY_SECONDS, run: () => deleteOldVideos(now()) },
];
