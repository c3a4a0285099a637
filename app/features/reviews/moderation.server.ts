import { and, asc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { reviewReports, reviews } from "#app/db/schema/booking";
import { type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { mailAuthorOfHidden, mailAuthorOfShown } from "#app/features/notifications/notify-author.server";
import { notifyReporters, takeBackHiddenAnswer } from "#app/features/notifications/notify-reporters.server";
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

/**
 * Takes a review off every page and out of the rating, with the reason in the audit log, closes its reports, and tells who made them and whoever wrote it.
 * False when it was off already.
 */
export async function hideReview(
  admin: Admin,
  reviewId: string,
  reason: string,
  now: Date,
  { waitSeconds }: { waitSeconds?: number } = {},
): Promise<boolean> {
  return adminTransaction(admin, async (tx) => {
    const [hidden] = await tx
      .update(reviews)
      .set({ hiddenAt: now, hiddenReason: reason })
      .where(and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt)))
      .returning({ id: reviews.id, advisorId: reviews.advisorId, authorId: reviews.authorId });
    if (!hidden) return false;
    await lockRating(tx, hidden.advisorId);
    await countRatings(tx, hidden.advisorId);
    const closed = await closeReports(tx, admin, reviewId, now);
    const reportIds = closed.map(({ id }) => id);
    await notifyReporters(tx, { about: "review", reportIds, decision: "hidden", at: now, waitSeconds });
    await mailAuthorOfHidden(tx, { about: "review", ...hidden }, { reason, at: now, waitSeconds });
    await audit(tx, admin, "review.hidden", "reviews", reviewId, { reason });
    await forgetPages(tx);
    return true;
  });
}

/** Puts a review that was hidden back on its pages and into the rating, and tells whoever heard of that. False when it is there already. */
export const showReview = (admin: Admin, reviewId: string, now: Date): Promise<boolean> =>
  adminTransaction(admin, (tx) => show(tx, admin, { reviewId, which: isNotNull(reviews.hiddenAt) }, now));

/** Takes back that a review was hidden at a moment: it is shown, and its reports are open again. False when it is no longer so. */
export function takeBackHidingReview(admin: Admin, { reviewId, at }: { reviewId: string; at: Date }, now: Date): Promise<boolean> {
  return adminTransaction(admin, async (tx) => {
    if (!(await show(tx, admin, { reviewId, which: eq(reviews.hiddenAt, at) }, now, { undone: "review.hidden" }))) return false;
    await tx
      .update(reviewReports)
      .set({ closedAt: null, closedBy: null })
      .where(and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.closedAt, at), eq(reviewReports.closedBy, admin.userId)));
    return true;
  });
}

async function show(
  tx: AdminTransaction,
  admin: Admin,
  { reviewId, which }: { reviewId: string; which: SQL },
  now: Date,
  details: Record<string, unknown> = {},
) {
  const [hidden] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), which))
    .for("update");
  if (!hidden?.hiddenAt) return false;
  await tx.update(reviews).set({ hiddenAt: null, hiddenReason: null }).where(eq(reviews.id, reviewId));
  await lockRating(tx, hidden.advisorId);
  await countRatings(tx, hidden.advisorId);
  await mailAuthorOfShown(tx, { about: "review", ...hidden }, hidden.hiddenAt, now);
  const told = and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.closedAt, hidden.hiddenAt));
  const reports = await tx.select({ id: reviewReports.id }).from(reviewReports).where(told);
  await takeBackHiddenAnswer(
    tx,
    "review",
    hidden.hiddenAt,
    reports.map(({ id }) => id),
    now,
  );
  await audit(tx, admin, "review.shown", "reviews", reviewId, details);
  return true;
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
