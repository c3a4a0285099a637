import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { reviewReports, reviews } from "#app/db/schema/booking";
import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { notifyReporters } from "#app/features/notifications/notify-reporters.server";
import { forgetPages } from "#app/platform/http/page-cache.server";
import { countRatings, lockRating } from "./write-review.server";

const REPORTS_A_PAGE = 30;

interface Admin {
  userId: string;
}

/** Which reports are read: a page of those that nobody has dealt with, from 1, or one whatever became of it. */
interface ReadReports {
  page?: number;
  id?: string;
}

/** The reported reviews that nobody has dealt with, the oldest first, or one. For admins (403 for everybody else). */
export async function reportedReviews(admin: Admin, { page = 1, id }: ReadReports = {}) {
  const rows = await adminTransaction(admin, (tx) => selectReported(tx, page, id));
  return { reports: rows.slice(0, REPORTS_A_PAGE), page, hasMore: rows.length > REPORTS_A_PAGE };
}

const selectReported = (tx: Transaction, page: number, id: string | undefined) =>
  tx
    .select({
      id: reviewReports.id,
      reviewId: reviews.id,
      consultationId: reviews.consultationId,
      reason: reviewReports.reason,
      reportedAt: reviewReports.createdAt,
      closedAt: reviewReports.closedAt,
      hiddenAt: reviews.hiddenAt,
      hiddenReason: reviews.hiddenReason,
      reporterEmail: users.email,
      authorId: reviews.authorId,
      isAuthorSuspended: sql<boolean>`exists (select from users author where author.id = ${reviews.authorId} and author.suspended_at is not null)`,
      authorName: reviews.authorName,
      authorSide: reviews.authorSide,
      advisorName: advisors.displayName,
      rating: reviews.rating,
      text: reviews.text,
    })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .innerJoin(advisors, eq(advisors.id, reviews.advisorId))
    .innerJoin(users, eq(users.id, reviewReports.reporterId))
    .where(id ? eq(reviewReports.id, id) : isNull(reviewReports.closedAt))
    .orderBy(asc(reviewReports.createdAt), asc(reviewReports.id))
    .limit(REPORTS_A_PAGE + 1)
    .offset((page - 1) * REPORTS_A_PAGE);

/** Takes a review off every page and out of the rating, with the reason in the audit log, closes its reports and tells who made them. False when it was off already. */
export async function hideReview(admin: Admin, reviewId: string, reason: string, now: Date): Promise<boolean> {
  return adminTransaction(admin, async (tx) => {
    const [hidden] = await tx
      .update(reviews)
      .set({ hiddenAt: now, hiddenReason: reason })
      .where(and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt)))
      .returning({ advisorId: reviews.advisorId });
    if (!hidden) return false;
    await lockRating(tx, hidden.advisorId);
    await countRatings(tx, hidden.advisorId);
    const closed = await closeReports(tx, admin, reviewId, now);
    await notifyReporters(tx, { about: "review", reportIds: closed.map(({ id }) => id), decision: "hidden", at: now });
    await audit(tx, admin, "review.hidden", "reviews", reviewId, { reason });
    await forgetPages(tx);
    return true;
  });
}

/** Takes back that a review was hidden: it is on its pages and in the rating again. False when it is so already. */
export async function showReview(admin: Admin, reviewId: string): Promise<boolean> {
  return adminTransaction(admin, async (tx) => {
    const [shown] = await tx
      .update(reviews)
      .set({ hiddenAt: null, hiddenReason: null })
      .where(and(eq(reviews.id, reviewId), isNotNull(reviews.hiddenAt)))
      .returning({ advisorId: reviews.advisorId });
    if (!shown) return false;
    await lockRating(tx, shown.advisorId);
    await countRatings(tx, shown.advisorId);
    await audit(tx, admin, "review.shown", "reviews", reviewId);
    return true;
  });
}

/** Puts the reports of a review aside: it stays as it is, which whoever made them is told. False when somebody else has already. */
export async function dismissReviewReports(admin: Admin, reviewId: string, now: Date): Promise<boolean> {
  return adminTransaction(admin, async (tx) => {
    const closed = await closeReports(tx, admin, reviewId, now);
    if (closed.length === 0) return false;
    await audit(tx, admin, "review.reports-dismissed", "reviews", reviewId);
    await notifyReporters(tx, { about: "review", reportIds: closed.map(({ id }) => id), decision: "kept", at: now });
    return true;
  });
}

const closeReports = (tx: Transaction, admin: Admin, reviewId: string, now: Date) =>
  tx
    .update(reviewReports)
    .set({ closedAt: now, closedBy: admin.userId })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.closedAt)))
    .returning({ id: reviewReports.id });
