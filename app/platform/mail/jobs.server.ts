import { now } from "#app/platform/clock.server";
import { HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { forgetOldMail } from "./old-mail.server";

/** Deletes old mails. */
export const MAIL_JOBS: Job[] = [
  { name: "forget old mail", everySeconds: HOURLY_SECONDS, isOfMachine: true, run: () => forgetOldMail(now()) },
];
