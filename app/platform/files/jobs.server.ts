import type { Job } from "../jobs/run-jobs.server";
import { removeDueFiles } from "./removals.server";
import { fileStore } from "./store.server";

/** Jobs that clean up leftovers of uploads. They use the real clock, which the tests' clock does not move. */
export const FILE_JOBS: Job[] = [
  { name: "remove unfinished files", everySeconds: 60, isOfMachine: true, run: () => fileStore().removeUnfinished(new Date()) },
  { name: "remove files that are gone", everySeconds: 60, run: () => removeDueFiles() },
];
