import { now } from "#app/platform/clock.server";
import { DAILY_SECONDS, HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { eraseDueAccounts } from "./deletion/erasure.server";
import { deleteSpentEmailChanges } from "./email-change/email-change.server";
import { deleteSpentLinks } from "./email-links.server";
import { deleteSpentOAuthFlows } from "./oauth/oauth-flows.server";
import { deleteSpentCeremonies } from "./passkeys/ceremonies.server";
import { deleteSpentChallenges } from "./second-factor/challenge.server";
import { endDueSecondFactors } from "./second-factor/ending.server";
import { deleteEndedSessions } from "./sessions/sessions.server";
import { deleteSpentForms } from "./sign-in/held-forms.server";
import { deleteForgottenDevices } from "./sign-in/known-devices.server";
import { deleteUnconfirmed } from "./sign-up/unconfirmed.server";

/** Deletes expired data, and erases the accounts of people who have left. */
export const ACCOUNT_JOBS: Job[] = [
  { name: "delete ended sessions", everySeconds: HOURLY_SECONDS, run: () => deleteEndedSessions(now()) },
  { name: "delete spent challenges", everySeconds: HOURLY_SECONDS, run: () => deleteSpentChallenges(now()) },
  { name: "end second factors", everySeconds: 60, run: () => endDueSecondFactors(now()) },
  { name: "delete spent ceremonies", everySeconds: HOURLY_SECONDS, run: () => deleteSpentCeremonies(now()) },
  { name: "delete spent OAuth flows", everySeconds: HOURLY_SECONDS, run: () => deleteSpentOAuthFlows(now()) },
  { name: "delete spent email changes", everySeconds: HOURLY_SECONDS, run: () => deleteSpentEmailChanges(now()) },
  { name: "delete spent links", everySeconds: HOURLY_SECONDS, run: () => deleteSpentLinks(now()) },
  { name: "delete spent forms", everySeconds: HOURLY_SECONDS, run: () => deleteSpentForms(now()) },
  { name: "delete unconfirmed accounts", everySeconds: HOURLY_SECONDS, run: () => deleteUnconfirmed(now()) },
  { name: "delete forgotten devices", everySeconds: DAILY_SECONDS, run: () => deleteForgottenDevices(now()) },
  { name: "erase due accounts", everySeconds: HOURLY_SECONDS, run: () => eraseDueAccounts(now()) },
];
