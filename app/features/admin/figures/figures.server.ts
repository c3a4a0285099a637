import { and, eq, isNull, lt } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisorApplications } from "#app/db/schema/applications";
import { consultations, reviewReports } from "#app/db/schema/booking";
import { categoryRequests } from "#app/db/schema/catalog";
import { messageReports } from "#app/db/schema/messages";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { waitingPayments } from "#app/features/money/outside/waiting-payments.server";
import { HOUR_MS } from "#app/platform/durations";
import { isDisputed } from "../consultations/consultation-search.server";
import type { Figures } from "./figures-view";

/** Counts what waits for admins now. */
export async function readFigures(now: Date): Promise<Figures> {
  const promised = new Date(now.getTime() - REVIEW_PROMISE_HOURS * HOUR_MS);
  const pending = eq(advisorApplications.status, "pending");
  const [applicationsWaiting, applicationsOverdue, categoryRequestsOpen, absencesOpen, messages, reviews, payments] = await Promise.all([
    db.$count(advisorApplications, pending),
    db.$count(advisorApplications, and(pending, lt(advisorApplications.createdAt, promised))),
    db.$count(categoryRequests, eq(categoryRequests.status, "open")),
    db.$count(consultations, isDisputed),
    db.$count(messageReports, isNull(messageReports.closedAt)),
    db.$count(reviewReports, isNull(reviewReports.closedAt)),
    waitingPayments(),
  ]);
  return {
    applicationsWaiting,
    applicationsOverdue,
    categoryRequestsOpen,
    absencesOpen,
    reportsOpen: messages + reviews,
    paymentsToConfirm: payments.marked?.count ?? 0,
    paymentsToReturn: payments.toReturn?.count ?? 0,
  };
}
