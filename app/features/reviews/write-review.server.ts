import { and, eq, exists, isNotNull, isNull, lte, not } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations, reviewReports, reviews } from "#app/db/schema/booking";
import { isContested } from "#app/features/ratings/contested.server";
import { countRatings } from "#app/features/ratings/count-ratings.server";

export type ReviewRow = typeof reviews.$inferSelect;
export type ReviewSide = "client" | "advisor";

interface Writing {
  consultationId: string;
  advisorId: string;
  side: ReviewSide;
  authorId: string;
  authorName: string;
  rating: number;
  text: string;
}

/**
 * Stores what one side says, in the caller's transaction, in which the consultation's row is locked. With the second review both are revealed at
 * once. 'already' when this side has spoken before.
 */
export async function writeReview(tx: Transaction, writing: Writing, now: Date): Promise<"one" | "both" | "already"> {
  const { side: authorSide, ...said } = writing;
  const [written] = await tx
    .insert(reviews)
    .values({ ...said, authorSide, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  if (!written) return "already";
  if ((await tx.$count(reviews, eq(reviews.consultationId, writing.consultationId))) < 2) return "one";
  await reveal(tx, writing.consultationId, writing.advisorId, now);
  return "both";
}

/** Shows what was said of a consultation, and counts it in the advisor's rating once that is paid for. */
export async function reveal(tx: Transaction, consultationId: string, advisorId: string, now: Date): Promise<void> {
  await tx
    .update(reviews)
    .set({ revealedAt: now })
    .where(and(eq(reviews.consultationId, consultationId), isNull(reviews.revealedAt)));
  await countRatings(tx, advisorId);
}

/** Consultations with a review that waits although the time to write another one is over: completed before `endedBefore`. */
export async function dueReveals(connection: Connection, endedBefore: Date, most: number) {
  const waits = connection
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.consultationId, consultations.id), isNull(reviews.revealedAt)));
  return connection
    .select({ id: consultations.id, advisorId: consultations.advisorId })
    .from(consultations)
    .where(and(eq(consultations.status, "completed"), not(isContested), lte(consultations.closedAt, endedBefore), exists(waits)))
    .limit(most);
}

/** The advisor's one reply to what the client said, once that is shown. Null when there is nothing to reply to, or a reply already. */
export async function writeReply(tx: Transaction, consultationId: string, text: string, now: Date): Promise<ReviewRow | null> {
  const [replied] = await tx
    .update(reviews)
    .set({ reply: text, repliedAt: now })
    .where(
      and(
        eq(reviews.consultationId, consultationId),
        eq(reviews.authorSide, "client"),
        isNotNull(reviews.revealedAt),
        isNull(reviews.reply),
        isNull(reviews.hiddenAt),
      ),
    )
    .returning();
  return replied ?? null;
}

/** Shows the admins what the other side said, once: a second report changes nothing. False when nothing of theirs is shown. */
export async function reportReview(
  tx: Transaction,
  { consultationId, side, reporterId, reason }: { consultationId: string; side: ReviewSide; reporterId: string; reason: string },
  now: Date,
): Promise<boolean> {
  const theirs = side === "client" ? "advisor" : "client";
  const [review] = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.consultationId, consultationId), eq(reviews.authorSide, theirs), isNotNull(reviews.revealedAt)));
  if (!review) return false;
  await tx.insert(reviewReports).values({ reviewId: review.id, reporterId, reason, createdAt: now }).onConflictDoNothing();
  return true;
}

/** Locks the row whose rating is counted, so that two reveals of one advisor count one after the other. */
export const lockRating = (tx: Transaction, advisorId: string) =>
  tx.select({ id: advisors.id }).from(advisors).where(eq(advisors.id, advisorId)).for("no key update");
