import { and, desc, eq, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { reviews } from "#app/db/schema/booking";
import { isReservedName } from "#app/features/profiles/own-name/reserved-names.server";
import { isCounted } from "#app/features/ratings/counted-reviews.server";
import { distributionOf } from "./rating-distribution";
import type { AdvisorReviews } from "./revealed-reviews";

const SHOWN_AT_FIRST = 3;
const A_PAGE = 5;

/** An advisor's public reviews by clients, newest first: revealed, paid, not hidden; reserved names are blank. Page 0 is the first few, 1 and up are of all. */
export async function revealedReviewsOf(connection: Connection, advisorId: string, page = 0): Promise<AdvisorReviews> {
  const revealed = and(eq(reviews.advisorId, advisorId), isCounted());
  const [counts, rows] = await Promise.all([
    connection.select({ rating: reviews.rating, count: sql<number>`count(*)::int` }).from(reviews).where(revealed).groupBy(reviews.rating),
    connection
      .select({
        id: reviews.id,
        authorName: reviews.authorName,
        rating: reviews.rating,
        text: reviews.text,
        reply: reviews.reply,
        revealedAt: sql<Date>`${reviews.revealedAt}`.mapWith(reviews.revealedAt),
      })
      .from(reviews)
      .where(revealed)
      .orderBy(desc(reviews.revealedAt), desc(reviews.id))
      .limit(page > 0 ? A_PAGE : SHOWN_AT_FIRST)
      .offset(Math.max(0, page - 1) * A_PAGE),
  ]);
  const byRating = new Map(counts.map(({ rating, count }) => [rating, count]));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const points = counts.reduce((sum, { rating, count }) => sum + rating * count, 0);
  const pages = page > 0 ? { page, last: Math.ceil(total / A_PAGE) } : null;
  return {
    total,
    average: total === 0 ? null : points / total,
    distribution: distributionOf(byRating),
    reviews: rows.map(withoutReserved),
    pages,
  };
}

/** Blanks a reserved name, kept from before such names were refused. */
const withoutReserved = <Row extends { authorName: string }>(row: Row): Row =>
  isReservedName({ isAdmin: false }, row.authorName) ? { ...row, authorName: "" } : row;
