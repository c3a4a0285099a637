import { now } from "#app/platform/clock.server";
import { DAILY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { renamePhotosWithIds } from "./photo/avatar.server";

/** Migrates data stored by earlier versions. */
export const PROFILE_JOBS: Job[] = [{ name: "rename photos with ids", everySeconds: DAILY_SECONDS, run: () => renamePhotosWithIds(now()) }];
