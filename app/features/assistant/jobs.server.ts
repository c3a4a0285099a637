import { now } from "#app/platform/clock.server";
import { HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { deleteOldConversations } from "./conversation/conversations.server";

/** Deletes old conversations. */
export const ASSISTANT_JOBS: Job[] = [
  { name: "delete old conversations", everySeconds: HOURLY_SECONDS, run: () => deleteOldConversations(now()) },
];
