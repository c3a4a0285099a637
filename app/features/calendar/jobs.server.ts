import { now } from "#app/platform/clock.server";
import type { Job } from "#app/platform/jobs/run-jobs.server";
import { readDueFeedsSoon } from "./busy-feeds/read-due-feeds.server";

/** Re-reads external calendars. The job only starts the reading, so that a slow calendar does not block other jobs. */
export const CALENDAR_JOBS: Job[] = [{ name: "read calendars", everySeconds: 15, run: () => readDueFeedsSoon(now()) }];
