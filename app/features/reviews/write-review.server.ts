import { and, eq, exists, isNotNull, isNull, lte, not } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations, reviewReports, reviews } from "#app/db/schema/booking";
import { isContested } from "#app/features/ratings/contested.server";
import { countAdvisor } from "#app/features/ratings/count-advisor.server";

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
 * Stores one side's review, in the caller's transaction, which holds a lock on the consultation's row. With the second review both are revealed at once.
 * 'already' when this side has already written another one, 'same' when it has written this one.
 */
export async function writeReview(tx: Transaction, writing: Writing, now: Date): Promise<"one" | "both" | "already" | "same"> {
  const { side: authorSide, ...said } = writing;
  const [written] = await tx
    .insert(reviews)
    .values({ ...said, authorSide, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  if (!written) {
    const isThisOne = and(eq(reviews.rating, said.rating), eq(reviews.text, said.text), eq(reviews.authorSide, authorSide));
    return (await tx.$count(reviews, and(eq(reviews.consultationId, said.consultationId), isThisOne))) > 0 ? "same" : "already";
  }
  if ((await tx.$count(reviews, eq(reviews.consultationId, writing.consultationId))) < 2) return "one";
  await reveal(tx, writing.consultationId, writing.advisorId, now);
  return "both";
}

/** Reveals the reviews of a consultation, and counts them in the advisor's rating if it is paid. */
export async function reveal(tx: Transaction, consultationId: string, advisorId: string, now: Date): Promise<void> {
  await tx
    .update(reviews)
    .set({ revealedAt: now })
    .where(and(eq(reviews.consultationId, consultationId), isNull(reviews.revealedAt)));
  await countAdvisor(tx, advisorId);
}

/** Consultations with an unrevealed review whose period for the other one is over: completed before `endedBefore`. */
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

/** Stores the advisor's only reply to the client's review, once that is revealed. Null when there is nothing to reply to, or already a reply. */
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

/** Reports the other side's review to the admins, once: a second report changes nothing. False when it has no visible review. */
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

/** Locks the advisor's row, so that concurrent reveals recompute the rating one after the other. */
export const lockRating = (tx: Transaction, advisorId: string) =>
  tx.select({ id: advisors.id }).from(advisors).where(eq(advisors.id, advisorId)).for("no key update");
