import { now } from "#app/platform/clock.server";
import type { Job } from "#app/platform/jobs/run-jobs.server";
import { publishBannerPeriods } from "./banner-periods.server";

/** Refreshes pages when a banner's period starts or ends. */
export const SITE_JOBS: Job[] = [{ name: "publish banner periods", everySeconds: 10, run: () => publishBannerPeriods(now()) }];
