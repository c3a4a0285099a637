import { now } from "#app/platform/clock.server";
import { HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { removeOldCertificates } from "./certificates/old-certificates.server";
import { removeOldDrafts } from "./drafts/drafts.server";
import { deleteEndedInvitations } from "./invitations/invitations.server";

/** Background jobs: delete abandoned drafts, certificates that were never sent and expired invitations. */
export const APPLICATION_JOBS: Job[] = [
  { name: "remove old drafts", everySeconds: HOURLY_SECONDS, run: () => removeOldDrafts(now()) },
  { name: "remove old certificates", everySeconds: HOURLY_SECONDS, run: () => removeOldCertificates(now()) },
  { name: "delete ended invitations", everySeconds: HOURLY_SECONDS, run: () => deleteEndedInvitations(now()) },
];
