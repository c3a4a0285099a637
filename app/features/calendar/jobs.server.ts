import { now } from "#app/platform/clock.server";
import type { Job } from "#app/platform/jobs/run-jobs.server";
import { readDueFeedsSoon } from "./busy-feeds/read-due-feeds.server";

/** Reads others' calendars again. A pass only begins it: a slow calendar keeps no other job waiting. */
export const CALENDAR_JOBS: Job[] = [{ name: "read calendars", everySeconds: 15, run: () => readDueFeedsSoon(now()) }];
