import { now } from "#app/platform/clock.server";
import { HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { sendUnreadEmails } from "./notify/unread-emails.server";
import { deleteOldDrafts } from "./send/drafts.server";

/** Sends emails about unread messages, and deletes old drafts. */
export const MESSAGE_JOBS: Job[] = [
  { name: "email about unread messages", everySeconds: 60, run: () => sendUnreadEmails(now()) },
  { name: "delete old message drafts", everySeconds: HOURLY_SECONDS, run: () => deleteOldDrafts(now()) },
];
