import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { reviewReports, reviews } from "#app/db/schema/booking";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import type { AuditAction } from "#app/features/audit/audit-actions";
import { mailAuthorOfHidden, mailAuthorOfShown } from "#app/features/notifications/notify-author.server";
import { notifyReporters, takeBackHiddenAnswer } from "#app/features/notifications/notify-reporters.server";
import { countRatings } from "#app/features/ratings/count-ratings.server";
import { forgetPages } from "#app/platform/http/page-cache.server";
import { lockRating } from "./write-review.server";

/**
 * Takes a review off every page and out of the rating, with the reason in the audit log, closes its reports, and tells who made them and whoever wrote it.
 * False when it was off already.
 */
export async function hideReview(
  admin: AdminActor,
  reviewId: string,
  reason: string,
  now: Date,
  { waitSeconds }: { waitSeconds?: number } = {},
): Promise<boolean> {
  return adminTransaction(admin, async (tx) => {
    const [hidden] = await tx
      .update(reviews)
      .set({ hiddenAt: now, hiddenReason: reason, shownAgainAt: null })
      .where(and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt)))
      .returning();
    if (!hidden) return false;
    await lockRating(tx, hidden.advisorId);
    await countRatings(tx, hidden.advisorId);
    const closed = await closeReports(tx, admin, reviewId, now);
    const reportIds = closed.map(({ id }) => id);
    await notifyReporters(tx, { about: "review", reportIds, decision: "hidden", at: now, waitSeconds });
    await mailAuthorOfHidden(tx, writtenOf(hidden), { reason, at: now, waitSeconds });
    await audit(tx, admin, "review.hidden", "reviews", reviewId, { reason });
    await forgetPages(tx);
    return true;
  });
}

/** Puts a review that was hidden back on its pages and into the rating, and tells whoever heard of that. False when it is there already. */
export const showReview = (admin: AdminActor, reviewId: string, now: Date): Promise<boolean> =>
  adminTransaction(admin, (tx) => show(tx, admin, { reviewId, which: isNotNull(reviews.hiddenAt) }, now));

/** Takes back that a review was hidden at a moment: it is shown, and its reports are open again. False when it is no longer so. */
export function takeBackHidingReview(admin: AdminActor, { reviewId, at }: { reviewId: string; at: Date }, now: Date): Promise<boolean> {
  return adminTransaction(admin, async (tx) => {
    if (!(await show(tx, admin, { reviewId, which: eq(reviews.hiddenAt, at) }, now, "review.hidden"))) return false;
    await tx
      .update(reviewReports)
      .set({ closedAt: null, closedBy: null })
      .where(and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.closedAt, at), eq(reviewReports.closedBy, admin.userId)));
    return true;
  });
}

async function show(
  tx: AdminTransaction,
  admin: AdminActor,
  { reviewId, which }: { reviewId: string; which: SQL },
  now: Date,
  undone?: AuditAction,
) {
  const [hidden] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), which))
    .for("update");
  if (!hidden?.hiddenAt) return false;
  await tx
    .update(reviews)
    .set({ hiddenAt: null, hiddenReason: null, shownAgainAt: undone ? null : now })
    .where(eq(reviews.id, reviewId));
  await lockRating(tx, hidden.advisorId);
  await countRatings(tx, hidden.advisorId);
  await mailAuthorOfShown(tx, writtenOf(hidden), hidden.hiddenAt, now);
  const told = and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.closedAt, hidden.hiddenAt));
  const reports = await tx.select({ id: reviewReports.id }).from(reviewReports).where(told);
  await takeBackHiddenAnswer(
    tx,
    "review",
    hidden.hiddenAt,
    reports.map(({ id }) => id),
    now,
  );
  await audit(tx, admin, "review.shown", "reviews", reviewId, undone && { undone });
  return true;
}

const writtenOf = ({ id, authorId, text, consultationId }: typeof reviews.$inferSelect) =>
  ({ about: "review", id, authorId, text: text ?? "", link: `/consultations/${consultationId}` }) as const;

/** Puts the reports of a review aside: it stays as it is, which whoever made them is told. Answers which; none when somebody else has already. */
export async function dismissReviewReports(
  admin: AdminActor,
  reviewId: string,
  now: Date,
  { waitSeconds }: { waitSeconds?: number } = {},
): Promise<string[]> {
  return adminTransaction(admin, async (tx) => {
    const reportIds = (await closeReports(tx, admin, reviewId, now)).map(({ id }) => id);
    if (reportIds.length === 0) return [];
    await audit(tx, admin, "review.reports-dismissed", "reviews", reviewId);
    await notifyReporters(tx, { about: "review", reportIds, decision: "kept", at: now, waitSeconds });
    return reportIds;
  });
}

const closeReports = (tx: Transaction, admin: AdminActor, reviewId: string, now: Date) =>
  tx
    .update(reviewReports)
    .set({ closedAt: now, closedBy: admin.userId })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.closedAt)))
    .returning({ id: reviewReports.id });
