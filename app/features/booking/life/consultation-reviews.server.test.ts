import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations, reviewReports, reviews } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import { dismissReviewReports, hideReview, showReview, undoHidingReview } from "#app/features/reviews/moderation.server";
import { reportedReviews } from "#app/features/reviews/reported-reviews.server";
import { revealedReviewsOf } from "#app/features/reviews/revealed-reviews.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, ended, isNotFound, later, mailsAbout } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { replyToReview, reportReviewOf, revealReviews, reviewConsultation } from "./consultation-reviews.server";
import { findConsultation } from "./consultations.server";
import { completeConsultation } from "./endings.server";

useDatabase();

const good = { rating: 5, text: "Clear and quick" };
const fair = { rating: 3, text: "" };
const days = (count: number) => later(ended, count * 24);

async function completed() {
  const scene = await aRequest("accepted");
  await completeConsultation(scene.client, scene.id, ended);
  return scene;
}

const ratingOf = async (advisorId: string) => {
  const [row] = await db.select().from(advisors).where(eq(advisors.id, advisorId));
  return [row!.ratingSum, row!.ratingCount];
};

beforeEach(async () => {
  for (const table of [consultations, outbox]) await db.delete(table);
});

test("a review stays hidden until the other side has written one, then both are shown and the rating counts", async () => {
  const { client, advisor, id } = await completed();
  expect(await reviewConsultation(client, id, good, days(1))).toEqual({ ok: true });
  expect((await findConsultation(advisor, id, days(1))).reviews).toMatchObject({ own: null, theirs: null, mayReview: true });
  expect((await findConsultation(client, id, days(1))).reviews).toMatchObject({ own: { rating: 5, isRevealed: false }, mayReview: false });
  expect((await revealedReviewsOf(db, advisor.advisorId)).total).toBe(0);
  expect(await ratingOf(advisor.advisorId)).toEqual([0, 0]);
  const told = (await mailsAbout("reviewOne")).map(({ recipient, text }) => [recipient, text.includes("Clear and quick")]);
  expect(told).toEqual([[advisor.email, false]]);
  expect(await reviewConsultation(advisor, id, fair, days(2))).toEqual({ ok: true });
  expect((await findConsultation(advisor, id, days(2))).reviews).toMatchObject({
    theirs: { rating: 5, text: "Clear and quick" },
    mayReply: true,
  });
  expect((await findConsultation(client, id, days(2))).reviews).toMatchObject({ theirs: { rating: 3 }, mayReply: false });
  expect((await revealedReviewsOf(db, advisor.advisorId)).reviews).toMatchObject([{ authorName: "Ada", rating: 5, reply: null }]);
  expect(await ratingOf(advisor.advisorId)).toEqual([5, 1]);
  expect((await mailsAbout("reviewBoth")).map(({ recipient }) => recipient)).toEqual([client.email]);
});

test("a review that stands alone is shown when the 14 days are over, once, however many servers look", async () => {
  const { client, advisor, id } = await completed();
  await reviewConsultation(client, id, good, days(1));
  await revealReviews(days(13.9));
  expect(await ratingOf(advisor.advisorId)).toEqual([0, 0]);
  await Promise.all([1, 2, 3].map(() => revealReviews(days(14))));
  expect(await ratingOf(advisor.advisorId)).toEqual([5, 1]);
  expect(await mailsAbout("reviewBoth")).toHaveLength(2);
  expect(await reviewConsultation(advisor, id, fair, days(14))).toEqual({ ok: false, reason: "reviewOver" });
});

test("each side reviews once, only what was completed, and with a rating", async () => {
  const { client, advisor, id } = await completed();
  expect(await reviewConsultation(client, id, { rating: undefined, text: "x" }, days(1))).toEqual({ ok: false, reason: "ratingNeeded" });
  const many = [good, fair, { ...good, text: "Another" }];
  const answers = await Promise.all(many.map((each) => reviewConsultation(client, id, each, days(1))));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db.select().from(reviews).where(eq(reviews.consultationId, id))).toHaveLength(1);
  const agreed = await aRequest("accepted");
  expect(await reviewConsultation(agreed.client, agreed.id, good, ended)).toEqual({ ok: false, reason: "wrongState" });
  await expect(reviewConsultation(await aClient(), id, good, days(1))).rejects.toMatchObject(isNotFound);
  await expect(reviewConsultation(agreed.advisor, id, good, days(1))).rejects.toMatchObject(isNotFound);
  expect(await ratingOf(advisor.advisorId)).toEqual([0, 0]);
});

test("both sides who write in the same moment are both shown", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { client, advisor, id } = await completed();
    await Promise.all([reviewConsultation(client, id, good, days(1)), reviewConsultation(advisor, id, fair, days(1))]);
    expect(await ratingOf(advisor.advisorId)).toEqual([5, 1]);
  }
});

test("the advisor replies once to what is shown; a client does not", async () => {
  const { client, advisor, id } = await completed();
  await reviewConsultation(client, id, good, days(1));
  expect(await replyToReview(advisor, id, "Thank you", days(1))).toEqual({ ok: false, reason: "alreadyReplied" });
  await reviewConsultation(advisor, id, fair, days(1));
  expect(await replyToReview(client, id, "Thanks", days(1))).toEqual({ ok: false, reason: "wrongState" });
  expect(await replyToReview(advisor, id, "Thank you", days(1))).toEqual({ ok: true });
  expect(await replyToReview(advisor, id, "And another", days(1))).toEqual({ ok: false, reason: "alreadyReplied" });
  expect((await revealedReviewsOf(db, advisor.advisorId)).reviews).toMatchObject([{ reply: "Thank you" }]);
  expect((await findConsultation(client, id, days(1))).reviews?.own?.reply).toBe("Thank you");
  expect((await mailsAbout("reviewReply")).map(({ recipient }) => recipient)).toEqual([client.email]);
});

test("a review is reported once a person; an admin takes it off and out of the rating, or lets it stand", async () => {
  const admin = await anAdmin();
  const { client, advisor, id } = await completed();
  expect(await reportReviewOf(advisor, id, "Rude", days(1))).toEqual({ ok: false, reason: "wrongState" });
  await reviewConsultation(client, id, good, days(1));
  await reviewConsultation(advisor, id, fair, days(1));
  for (let time = 0; time < 2; time += 1) expect(await reportReviewOf(advisor, id, "Rude", days(2))).toEqual({ ok: true });
  const isReported = async (viewer: typeof client) => (await findConsultation(viewer, id, days(2))).reviews?.isReported;
  expect([await isReported(advisor), await isReported(client)]).toEqual([true, false]);
  const { reports } = await reportedReviews(admin);
  expect(reports).toMatchObject([
    { reason: "Rude", authorSide: "client", rating: 5, reporterName: expect.stringMatching(/^Client\d/), authorId: client.userId },
  ]);
  expect(await hideReview(admin, reports[0]!.reviewId, "Insult", days(3))).toEqual({ ok: true });
  expect(await hideReview(admin, reports[0]!.reviewId, "Insult", days(3))).toEqual({ ok: false, reason: "decided" });
  expect([await ratingOf(advisor.advisorId), (await revealedReviewsOf(db, advisor.advisorId)).total]).toEqual([[0, 0], 0]);
  expect((await findConsultation(client, id, days(3))).reviews?.own?.isHidden).toBe(true);
  const mailed = async (kind: string) => (await db.select().from(outbox).where(eq(outbox.kind, kind))).map(({ recipient }) => recipient);
  expect(await mailed("review_hidden")).toEqual([client.email]);
  const [hidden] = await db.select().from(outbox).where(eq(outbox.kind, "review_hidden"));
  expect(hidden?.text).toMatch(
    new RegExp(`Your review: ${good.text}\\nReason: Insult\\n\\nOpen the consultation:\\n\\S+/consultations/${id}\\n`),
  );
  expect([await showReview(admin, reports[0]!.reviewId, days(3)), await showReview(admin, reports[0]!.reviewId, days(3))]).toEqual([
    { ok: true },
    { ok: false, reason: "decided" },
  ]);
  expect([await ratingOf(advisor.advisorId), (await revealedReviewsOf(db, advisor.advisorId)).total]).toEqual([[5, 1], 1]);
  expect(await mailed("review_shown")).toEqual([client.email]);
  const unheard = { waitSeconds: 60 };
  expect(await hideReview(admin, reports[0]!.reviewId, "Insult", days(4), unheard)).toEqual({ ok: true });
  expect(await undoHidingReview(admin, { reviewId: reports[0]!.reviewId, at: days(4) }, days(4))).toEqual({ ok: true });
  expect([await mailed("review_hidden"), await mailed("review_shown")]).toEqual([[client.email], [client.email]]);
  expect(await hideReview(admin, reports[0]!.reviewId, "Insult", days(5))).toEqual({ ok: true });
  await reportReviewOf(client, id, "Wrong", days(3));
  const [other] = (await reportedReviews(admin)).reports;
  expect(await dismissReviewReports(admin, other!.reviewId, days(3))).toMatchObject({ ok: true, reportIds: [expect.any(String)] });
  expect((await reportedReviews(admin)).reports).toEqual([]);
  for (const person of [client, advisor]) {
    await expect(reportedReviews(person)).rejects.toMatchObject({ init: { status: 403 } });
    await expect(hideReview(person, other!.reviewId, "", days(3))).rejects.toMatchObject({ init: { status: 403 } });
    await expect(dismissReviewReports(person, other!.reviewId, days(3))).rejects.toMatchObject({ init: { status: 403 } });
  }
  expect(await db.select().from(reviewReports)).toHaveLength(2);
});

test("nothing is said of what never took place: a consultation that was cancelled, declined or withdrawn has no review", async () => {
  for (const status of ["cancelled", "declined", "withdrawn"] as const) {
    const { client, advisor, id } = await aRequest();
    await db.update(consultations).set({ status, closedAt: ended }).where(eq(consultations.id, id));
    for (const side of [client, advisor])
      expect(await reviewConsultation(side, id, good, days(1))).toEqual({ ok: false, reason: "wrongState" });
  }
  expect(await db.$count(reviews)).toBe(0);
});
