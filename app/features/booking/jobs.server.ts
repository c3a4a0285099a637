import { db } from "#app/db/client.server";
import { now } from "#app/platform/clock.server";
import { HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { revealReviews } from "./life/consultation-reviews.server";
import {
  acceptAgreedTimes,
  cancelOfSuspended,
  completeEnded,
  dropUnansweredTimes,
  expireRequests,
  returnToAskedTimes,
  settleUndenied,
} from "./life/due-transitions.server";
import { remindBothSides } from "./notify/remind-both-sides.server";
import { remindToAnswer } from "./notify/remind-to-answer.server";
import { removeOldQuotes } from "./quotes.server";

/** Scheduled jobs for the changes to a consultation that time alone causes. */
export const BOOKING_JOBS: Job[] = [
  { name: "expire requests", everySeconds: 30, run: () => expireRequests(now()) },
  { name: "return to the times asked for", everySeconds: 30, run: () => returnToAskedTimes(now()) },
  { name: "drop unanswered times", everySeconds: 30, run: () => dropUnansweredTimes(now()) },
  { name: "remind of consultations", everySeconds: 30, run: () => remindBothSides(now()) },
  { name: "remind to answer", everySeconds: 60, run: () => remindToAnswer(now()) },
  { name: "accept agreed times", everySeconds: 30, run: () => acceptAgreedTimes(now()) },
  { name: "cancel for the suspended", everySeconds: 30, run: () => cancelOfSuspended(now()) },
  { name: "settle absences", everySeconds: 60, run: () => settleUndenied(now()) },
  { name: "complete consultations", everySeconds: 60, run: () => completeEnded(now()) },
  { name: "reveal reviews", everySeconds: 300, run: () => revealReviews(now()) },
  { name: "remove old quotes", everySeconds: HOURLY_SECONDS, run: () => removeOldQuotes(db, now()) },
];
