import { and, eq, isNull } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { consultations, reviews } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { dueReveals, lockRating, reportReview, reveal, writeReply, writeReview } from "#app/features/reviews/write-review.server";
import { DAY_MS } from "#app/platform/durations";
import { describeError, log } from "#app/platform/log/log.server";
import { isContested } from "../absence/contested";
import { REVIEW_DAYS, reviewUntil } from "../deadlines";
import { notifyBothSides } from "../notify/notify-both-sides.server";
import { partiesOf } from "../notify/parties.server";
import { asSide } from "./actors.server";
import type { ConsultationRow } from "./consultation-row.server";

export type ReviewAnswer =
  | { ok: true }
  | { ok: false; reason: "wrongState" | "reviewOver" | "alreadyReviewed" | "alreadyReplied" | "ratingNeeded" };

/** Stores one side's only review of a completed consultation, within 14 days. Both are revealed together: with the second one, or when the time is over. */
export async function reviewConsultation(
  viewer: Viewer,
  id: string,
  { rating, text }: { rating: number | undefined; text: string },
  now: Date,
): Promise<ReviewAnswer> {
  if (rating === undefined) return { ok: false, reason: "ratingNeeded" };
  const { role: side } = await asSide(viewer, id);
  return db.transaction(async (tx): Promise<ReviewAnswer> => {
    const consultation = await lockForReview(tx, id);
    if (consultation.status !== "completed" || !consultation.closedAt || isContested(consultation))
      return { ok: false, reason: "wrongState" };
    if (now >= reviewUntil(consultation.closedAt)) return { ok: false, reason: "reviewOver" };
    const { advisorId } = consultation;
    const parties = await partiesOf(tx, consultation);
    const said = { consultationId: id, advisorId, side, authorId: viewer.userId, authorName: parties[side].name, rating, text };
    const written = await writeReview(tx, said, now);
    if (written === "same") return { ok: true };
    if (written === "already") return { ok: false, reason: "alreadyReviewed" };
    await notifyBothSides(tx, { consultation, step: written === "one" ? "reviewOne" : "reviewBoth", actor: side, now });
    return { ok: true };
  });
}

/** Stores the advisor's only reply to the client's review, once that is revealed. */
export async function replyToReview(viewer: Viewer, id: string, text: string, now: Date): Promise<ReviewAnswer> {
  const { role: side } = await asSide(viewer, id);
  if (side !== "advisor" || !text) return { ok: false, reason: "wrongState" };
  return db.transaction(async (tx): Promise<ReviewAnswer> => {
    const consultation = await lockForReview(tx, id);
    if (!(await writeReply(tx, id, text, now)))
      return (await tx.$count(reviews, and(eq(reviews.consultationId, id), eq(reviews.reply, text)))) > 0
        ? { ok: true }
        : { ok: false, reason: "alreadyReplied" };
    await notifyBothSides(tx, { consultation, step: "reviewReply", actor: "advisor", now });
    return { ok: true };
  });
}

/** Reports the other side's review of the viewer to the admins. */
export async function reportReviewOf(viewer: Viewer, id: string, reason: string, now: Date): Promise<ReviewAnswer> {
  const { role: side } = await asSide(viewer, id);
  const report = { consultationId: id, side, reporterId: viewer.userId, reason };
  const isReported = await db.transaction((tx) => reportReview(tx, report, now));
  return isReported ? { ok: true } : { ok: false, reason: "wrongState" };
}

const MAX_PER_PASS = 200;

/** Reveals single reviews once the 14 days are over. Safe to run again and on any server. */
export async function revealReviews(now: Date): Promise<void> {
  const due = await dueReveals(db, new Date(now.getTime() - REVIEW_DAYS * DAY_MS), MAX_PER_PASS);
  for (const { id } of due)
    await revealOne(id, now).catch((error: unknown) => log("error", "reviews not revealed", { consultation: id, ...describeError(error) }));
}

const revealOne = (id: string, now: Date) =>
  db.transaction(async (tx) => {
    const consultation = await lockForReview(tx, id);
    const waiting = await tx.$count(reviews, and(eq(reviews.consultationId, id), isNull(reviews.revealedAt)));
    if (waiting === 0) return;
    await reveal(tx, id, consultation.advisorId, now);
    await notifyBothSides(tx, { consultation, step: "reviewBoth", actor: "clock", now });
  });

/** Locks rows in the order every transition uses: the advisor's, then the consultation's. */
async function lockForReview(tx: Transaction, id: string): Promise<ConsultationRow> {
  const found = oneRow(await tx.select({ advisorId: consultations.advisorId }).from(consultations).where(eq(consultations.id, id)));
  await lockRating(tx, found.advisorId);
  return oneRow(await tx.select().from(consultations).where(eq(consultations.id, id)).for("no key update"));
}
