import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations, reviews } from "#app/db/schema/booking";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { payments } from "#app/db/schema/payments";
import { reviewConsultation } from "#app/features/booking/life/consultation-reviews.server";
import { findConsultation } from "#app/features/booking/life/consultations.server";
import { completeConsultation, refundConsultationAsAdmin } from "#app/features/booking/life/endings.server";
import { confirmPayment, undoConfirmation, waivePayment } from "#app/features/money/outside/confirm-payment.server";
import { ratingAsClient } from "#app/features/profiles/network/network.server";
import { anAdmin } from "../../../tests/support/applicants";
import { aRequest, ended, later, type Scene } from "../../../tests/support/consultations";
import { useDatabase } from "../../../tests/support/database";
import { newestWords } from "./newest-words.server";
import { revealedReviewsOf } from "./revealed-reviews.server";

useDatabase();

const WORDS = "They read the contract with me line by line, and found what had been left out.";
const then = later(ended, 24);

beforeEach(async () => {
  await db.delete(consultations);
});

/** A completed consultation, reviewed by both sides but not paid. */
async function aReviewedOne(): Promise<Scene> {
  const scene = await aRequest("accepted", undefined, { isPaid: false });
  await completeConsultation(scene.client, scene.id, ended);
  await reviewConsultation(scene.client, scene.id, { rating: 5, text: WORDS }, then);
  await reviewConsultation(scene.advisor, scene.id, { rating: 5, text: "" }, then);
  return scene;
}

/** Whether a consultation and its review count: as a session, in the rating, on the advisor's page, among quotes; and the advisor's review of the client. */
async function counts({ advisor: { advisorId, slug }, client }: Scene) {
  const [row] = await db.select().from(advisors).where(eq(advisors.id, advisorId));
  const { total, reviews: shown } = await revealedReviewsOf(db, advisorId);
  const quoted = (await newestWords()).some(({ advisorSlug }) => advisorSlug === slug);
  return [row?.totalSessions, row?.ratingSum, row?.ratingCount, total, shown.length, quoted, (await ratingAsClient(client.userId)).count];
}
const [NOWHERE, EVERYWHERE] = [
  [0, 0, 0, 0, 0, false, 0],
  [1, 5, 1, 1, 1, true, 1],
];

const order = (scene: Scene) => ({ consultationId: scene.id, key: randomUUID() });

test("what was never paid for is said on no page and counts in no rating; the two sides read it, and that it is not public", async () => {
  const scene = await aReviewedOne();
  expect(await counts(scene)).toEqual(NOWHERE);
  for (const side of [scene.client, scene.advisor])
    expect((await findConsultation(side, scene.id, then)).reviews).toMatchObject({ isPaid: false, theirs: { rating: 5 } });
});

test("it counts from the moment an admin has seen all of the money, and no longer once that was a mistake", async () => {
  const [scene, admin] = [await aReviewedOne(), await anAdmin()];
  const [{ totalPrice = 0 } = {}] = await db.select().from(consultations).where(eq(consultations.id, scene.id));
  await confirmPayment(admin, { ...order(scene), amount: totalPrice - 1 }, then);
  expect(await counts(scene)).toEqual(NOWHERE);
  await confirmPayment(admin, { ...order(scene), amount: 1 }, then);
  expect(await counts(scene)).toEqual(EVERYWHERE);
  expect((await findConsultation(scene.client, scene.id, then)).reviews?.isPaid).toBe(true);
  await undoConfirmation(admin, order(scene), then);
  expect(await counts(scene)).toEqual(NOWHERE);
});

test("it counts where an admin asks for the money no longer", async () => {
  const scene = await aReviewedOne();
  await waivePayment(await anAdmin(), { ...order(scene), reason: "A present" }, then);
  expect(await counts(scene)).toEqual(EVERYWHERE);
});

test("it does not count where an admin gives back what never came, and does where they give back what had come", async () => {
  const [never, came, admin] = [await aReviewedOne(), await aReviewedOne(), await anAdmin()];
  const [{ totalPrice = 0 } = {}] = await db.select().from(consultations).where(eq(consultations.id, came.id));
  await confirmPayment(admin, { ...order(came), amount: totalPrice }, then);
  for (const { id } of [never, came])
    await refundConsultationAsAdmin(admin, id, { amount: totalPrice, reason: "It was short", key: randomUUID() }, then);
  expect([await counts(never), await counts(came)]).toEqual([NOWHERE, EVERYWHERE]);
});

test("through a provider it counts once the money is taken, and so does what is from before payments were kept", async () => {
  const scene = await aReviewedOne();
  await db.delete(outsidePayments).where(eq(outsidePayments.consultationId, scene.id));
  await db.insert(payments).values({ consultationId: scene.id, status: "authorised" });
  expect((await counts(scene)).slice(3)).toEqual(NOWHERE.slice(3));
  await db.update(payments).set({ status: "captured" });
  expect((await counts(scene)).slice(3)).toEqual(EVERYWHERE.slice(3));
  await db.delete(payments);
  expect((await counts(scene)).slice(3)).toEqual(EVERYWHERE.slice(3));
});

test("a name from before it was refused is quoted nowhere, and on the advisor's page is nobody's", async () => {
  const scene = await aReviewedOne();
  await waivePayment(await anAdmin(), { ...order(scene), reason: "A present" }, then);
  await db.update(reviews).set({ authorName: "Account Security" }).where(eq(reviews.authorSide, "client"));
  expect(await counts(scene)).toEqual([1, 5, 1, 1, 1, false, 1]);
  expect((await revealedReviewsOf(db, scene.advisor.advisorId)).reviews).toMatchObject([{ authorName: "", text: WORDS }]);
});
