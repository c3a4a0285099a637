import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { reviewReports, reviews } from "#app/db/schema/booking";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import type { AuditAction } from "#app/features/audit/audit-actions";
import { checkConflictOfInterest, type Moderated } from "#app/features/audit/conflict-of-interest.server";
import { sidesOfReview } from "#app/features/audit/sides.server";
import { mailAuthorOfHidden, mailAuthorOfShown } from "#app/features/notifications/notify-author.server";
import { notifyReporters, withdrawHidingAnswer } from "#app/features/notifications/notify-reporters.server";
import { countAdvisor } from "#app/features/ratings/count-advisor.server";
import { forgetPages } from "#app/platform/http/page-cache.server";
import { lockRating } from "./write-review.server";

/**
 * Hides a review from all pages and from the rating, with the reason in the audit log, closes its reports, and notifies the reporters and the author. Like all
 * functions here: 'decided' when that is already done, 'ownMatter' for an admin who is the author or subject.
 */
export async function hideReview(
  admin: AdminActor,
  reviewId: string,
  reason: string,
  now: Date,
  { waitSeconds }: { waitSeconds?: number } = {},
): Promise<Moderated> {
  return adminTransaction(admin, async (tx): Promise<Moderated> => {
    const own = await checkConflictOfInterest(tx, admin, await sidesOfReview(tx, reviewId));
    if (own.isRefused) return { ok: false, reason: "ownMatter" };
    const [hidden] = await tx
      .update(reviews)
      .set({ hiddenAt: now, hiddenReason: reason, shownAgainAt: null })
      .where(and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt)))
      .returning();
    if (!hidden) return { ok: false, reason: "decided" };
    await lockRating(tx, hidden.advisorId);
    await countAdvisor(tx, hidden.advisorId);
    const closed = await closeReports(tx, admin, reviewId, now);
    const reportIds = closed.map(({ id }) => id);
    await notifyReporters(tx, { about: "review", reportIds, decision: "hidden", at: now, waitSeconds });
    await mailAuthorOfHidden(tx, writtenOf(hidden), { reason, at: now, waitSeconds });
    await audit(tx, admin, "review.hidden", "reviews", reviewId, { reason, ...own.said });
    await forgetPages(tx);
    return { ok: true };
  });
}

/** Shows a hidden review again, on its pages and in the rating, and notifies everybody who heard it was hidden. 'decided' when it is already shown. */
export const showReview = (admin: AdminActor, reviewId: string, now: Date): Promise<Moderated> =>
  adminTransaction(admin, (tx) => show(tx, admin, { reviewId, which: isNotNull(reviews.hiddenAt) }, now));

/** Undoes the hiding of a review at a given time: it is shown, and its reports are open again. 'decided' when that no longer applies. */
export function undoHidingReview(admin: AdminActor, { reviewId, at }: { reviewId: string; at: Date }, now: Date): Promise<Moderated> {
  return adminTransaction(admin, async (tx) => {
    const shown = await show(tx, admin, { reviewId, which: eq(reviews.hiddenAt, at) }, now, "review.hidden");
    if (!shown.ok) return shown;
    await tx
      .update(reviewReports)
      .set({ closedAt: null, closedBy: null })
      .where(and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.closedAt, at), eq(reviewReports.closedBy, admin.userId)));
    return shown;
  });
}

async function show(
  tx: AdminTransaction,
  admin: AdminActor,
  { reviewId, which }: { reviewId: string; which: SQL },
  now: Date,
  undone?: AuditAction,
): Promise<Moderated> {
  const own = await checkConflictOfInterest(tx, admin, await sidesOfReview(tx, reviewId));
  if (own.isRefused) return { ok: false, reason: "ownMatter" };
  const [hidden] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), which))
    .for("update");
  if (!hidden?.hiddenAt) return { ok: false, reason: "decided" };
  await tx
    .update(reviews)
    .set({ hiddenAt: null, hiddenReason: null, shownAgainAt: undone ? null : now })
    .where(eq(reviews.id, reviewId));
  await lockRating(tx, hidden.advisorId);
  await countAdvisor(tx, hidden.advisorId);
  await mailAuthorOfShown(tx, writtenOf(hidden), hidden.hiddenAt, now);
  const told = and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.closedAt, hidden.hiddenAt));
  const reports = await tx.select({ id: reviewReports.id }).from(reviewReports).where(told);
  await withdrawHidingAnswer(
    tx,
    "review",
    hidden.hiddenAt,
    reports.map(({ id }) => id),
    now,
  );
  await audit(tx, admin, "review.shown", "reviews", reviewId, { ...(undone && { undone }), ...own.said });
  return { ok: true };
}

const writtenOf = ({ id, authorId, text, consultationId }: typeof reviews.$inferSelect) =>
  ({ about: "review", id, authorId, text: text ?? "", link: `/consultations/${consultationId}` }) as const;

/** Dismisses the reports of a review, which stays as it is, and notifies the reporters. Returns which reports; 'decided' when somebody else already has. */
export async function dismissReviewReports(
  admin: AdminActor,
  reviewId: string,
  now: Date,
  { waitSeconds }: { waitSeconds?: number } = {},
): Promise<Moderated<{ reportIds: string[] }>> {
  return adminTransaction(admin, async (tx): Promise<Moderated<{ reportIds: string[] }>> => {
    const own = await checkConflictOfInterest(tx, admin, await sidesOfReview(tx, reviewId));
    if (own.isRefused) return { ok: false, reason: "ownMatter" };
    const reportIds = (await closeReports(tx, admin, reviewId, now)).map(({ id }) => id);
    if (reportIds.length === 0) return { ok: false, reason: "decided" };
    await audit(tx, admin, "review.reports-dismissed", "reviews", reviewId, own.said);
    await notifyReporters(tx, { about: "review", reportIds, decision: "kept", at: now, waitSeconds });
    return { ok: true, reportIds };
  });
}

const closeReports = (tx: Transaction, admin: AdminActor, reviewId: string, now: Date) =>
  tx
    .update(reviewReports)
    .set({ closedAt: now, closedBy: admin.userId })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.closedAt)))
    .returning({ id: reviewReports.id });
