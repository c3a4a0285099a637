import { db } from "#app/db/client.server";
import { now } from "#app/platform/clock.server";
import { forgetFormer } from "#app/platform/connections/former-mail-server.server";
import { HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { forgetOldMail } from "./old-mail.server";

/** Deletes old mails, and the mail server of before once it will not be put back. */
export const MAIL_JOBS: Job[] = [
  { name: "forget old mail", everySeconds: HOURLY_SECONDS, isOfMachine: true, run: () => forgetOldMail(now()) },
  { name: "forget the former mail server", everySeconds: HOURLY_SECONDS, run: () => forgetFormer(db, now()) },
];
