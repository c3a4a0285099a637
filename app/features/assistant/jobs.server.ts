import { now } from "#app/platform/clock.server";
import { HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { deleteOldConversations } from "./conversation/conversations.server";

/** Forgets what was said to the assistant. */
export const ASSISTANT_JOBS: Job[] = [
  { name: "delete old conversations", everySeconds: HOURLY_SECONDS, run: () => deleteOldConversations(now()) },
];
