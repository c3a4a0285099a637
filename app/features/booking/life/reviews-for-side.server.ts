import { and, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations, reviewReports, reviews } from "#app/db/schema/booking";
import { isPaidFor } from "#app/features/ratings/paid-for.server";
import type { ShownReviews } from "#app/features/reviews/shown-reviews";
import { isContested } from "../absence/contested";
import { reviewUntil } from "../deadlines";
import type { Side } from "./consultation";
import type { ConsultationRow } from "./consultation-row.server";

/** Returns the reviews of a consultation visible to one side: its own immediately, the other's once both are revealed. */
export async function reviewsFor(
  { side, userId }: { side: Side; userId: string },
  { id, closedAt, ...stands }: Pick<ConsultationRow, "id" | "closedAt" | "closedBy" | "status" | "saidAbsent">,
  now: Date,
): Promise<ShownReviews | null> {
  if (stands.status !== "completed" || !closedAt || isContested(stands)) return null;
  const rows = await db.select().from(reviews).where(eq(reviews.consultationId, id));
  const own = rows.find(({ authorSide }) => authorSide === side) ?? null;
  const theirs = rows.find(({ authorSide, revealedAt, hiddenAt }) => authorSide !== side && revealedAt && !hiddenAt) ?? null;
  const [paid] = await db
    .select({ isPaid: sql<boolean>`${isPaidFor(consultations.id)}` })
    .from(consultations)
    .where(eq(consultations.id, id));
  const until = reviewUntil(closedAt);
  const byReader = theirs && and(eq(reviewReports.reviewId, theirs.id), eq(reviewReports.reporterId, userId));
  return {
    isPaid: paid?.isPaid ?? false,
    until,
    mayReview: own === null && now < until,
    own: own && shown(own),
    theirs: theirs && shown(theirs),
    mayReply: side === "advisor" && theirs !== null && theirs.reply === null,
    isReported: byReader !== null && (await db.$count(reviewReports, byReader)) > 0,
  };
}

const shown = ({ rating, text, reply, revealedAt, hiddenAt }: typeof reviews.$inferSelect) => ({
  rating,
  text,
  reply,
  isRevealed: revealedAt !== null,
  isHidden: hiddenAt !== null,
});
