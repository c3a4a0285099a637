import { ACCOUNT_JOBS } from "#app/features/accounts/jobs.server";
import { ADMIN_JOBS } from "#app/features/admin/jobs.server";
import { APPLICATION_JOBS } from "#app/features/applications/jobs.server";
import { ASSISTANT_JOBS } from "#app/features/assistant/jobs.server";
import { BOOKING_JOBS } from "#app/features/booking/jobs.server";
import { CALENDAR_JOBS } from "#app/features/calendar/jobs.server";
import { MATCHING_JOBS } from "#app/features/matching/jobs.server";
import { MESSAGE_JOBS } from "#app/features/messages/jobs.server";
import { MONEY_JOBS } from "#app/features/money/jobs.server";
import { NOTIFICATION_JOBS } from "#app/features/notifications/jobs.server";
import { PROFILE_JOBS } from "#app/features/profiles/jobs.server";
import { SEARCH_JOBS } from "#app/features/search/jobs.server";
import { SITE_JOBS } from "#app/features/site/jobs.server";
import { FILE_JOBS } from "#app/platform/files/jobs.server";
import type { Job } from "#app/platform/jobs/run-jobs.server";
import { LIMIT_JOBS } from "#app/platform/limits/jobs.server";
import { MAIL_JOBS } from "#app/platform/mail/jobs.server";

/** All background jobs of the site. */
export const ALL_JOBS: Job[] = [
  ...BOOKING_JOBS,
  ...MONEY_JOBS,
  ...SITE_JOBS,
  ...CALENDAR_JOBS,
  ...MESSAGE_JOBS,
  ...FILE_JOBS,
  ...LIMIT_JOBS,
  ...MAIL_JOBS,
  ...ACCOUNT_JOBS,
  ...ADMIN_JOBS,
  ...APPLICATION_JOBS,
  ...ASSISTANT_JOBS,
  ...MATCHING_JOBS,
  ...NOTIFICATION_JOBS,
  ...PROFILE_JOBS,
  ...SEARCH_JOBS,
];
