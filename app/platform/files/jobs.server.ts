import type { Job } from "../jobs/run-jobs.server";
import { removeUnfinishedFiles } from "./unfinished.server";

/** Removes half-written files. By the clock of the disk, which the tests' clock does not move. */
export const FILE_JOBS: Job[] = [{ name: "remove unfinished files", everySeconds: 60, run: () => removeUnfinishedFiles(new Date()) }];
