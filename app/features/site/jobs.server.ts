import { now } from "#app/platform/clock.server";
import type { Job } from "#app/platform/jobs/run-jobs.server";
import { publishBannerPeriods } from "./banner-periods.server";

/** Shows and takes away banners when their time has come. */
export const SITE_JOBS: Job[] = [{ name: "publish banner periods", everySeconds: 10, run: () => publishBannerPeriods(now()) }];
