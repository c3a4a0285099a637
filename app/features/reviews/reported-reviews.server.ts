import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { reviewReports, reviews } from "#app/db/schema/booking";
import { type AdminActor, adminReading } from "#app/features/audit/admin-transaction.server";
import { notAbout } from "#app/features/audit/conflict-of-interest.server";
import { nameOfAdmin } from "#app/features/audit/name-of-admin.server";

const REPORTS_A_PAGE = 30;

/** Which reports to read: a page of the open ones, starting at 1, or a single one in any state. */
interface ReadReports {
  page?: number;
  id?: string;
}

/** Open reports of reviews, oldest first, or a single one; none of the admin's own reviews while another admin can read them. For admins (403 for others). */
export async function reportedReviews(admin: AdminActor, { page = 1, id }: ReadReports = {}) {
  const rows = await adminReading(admin, async (tx) =>
    selectReported(tx, page, and(which(id), await notAbout(tx, admin, reviews.authorId))),
  );
  return { reports: rows.slice(0, REPORTS_A_PAGE), page, hasMore: rows.length > REPORTS_A_PAGE };
}

const which = (id: string | undefined) => (id ? eq(reviewReports.id, id) : isNull(reviewReports.closedAt));

const selectReported = (tx: Transaction, page: number, where: SQL | undefined) =>
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
      shownAgainAt: reviews.shownAgainAt,
      reporterName: nameOfAdmin(users.id),
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
    .where(where)
    .orderBy(asc(reviewReports.createdAt), asc(reviewReports.id))
    .limit(REPORTS_A_PAGE + 1)
    .offset((page - 1) * REPORTS_A_PAGE);
