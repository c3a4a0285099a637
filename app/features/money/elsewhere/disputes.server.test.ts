import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { notifications } from "#app/db/schema/notifications";
import { paymentOrders } from "#app/db/schema/payments";
import { findConsultationFile } from "#app/features/admin/consultations/consultation-file.server";
import { reviewConsultation } from "#app/features/booking/life/consultation-reviews.server";
import { findConsultation } from "#app/features/booking/life/consultations.server";
import { cancelConsultationAsAdmin, completeConsultation, refundConsultationAsAdmin } from "#app/features/booking/life/endings.server";
import { hasPaidBefore, isPaidFor } from "#app/features/ratings/paid-for.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { later } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { agreedThroughStripe, sendOrders, takeEventsAt, useStripe } from "../../../../tests/support/stripe";
import { disputeOf } from "../../../../tests/support/stripe-answers";
import { owedPayouts } from "../owed-payouts.server";
import { owedTo } from "../payouts/payouts.server";
import { openDisputes } from "./open-disputes.server";

const stripe = await useStripe();
useDatabase();

const now = new Date();
const start = later(new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000), 24);
const end = later(start, 0.5);

beforeEach(() => {
  stripe.failing = "no";
});

const take = takeEventsAt(now);

/** An agreed consultation at 50.00, captured at Stripe. */
async function anAgreedHour() {
  return { ...(await agreedThroughStripe(stripe, { now, start })), admin: await anAdmin() };
}

async function aHeldHour() {
  const agreed = await anAgreedHour();
  await completeConsultation(agreed.client, agreed.id, end);
  return agreed;
}

type Hour = Awaited<ReturnType<typeof anAgreedHour>>;

/** Returns what an advisor can be paid out now, what is held back, and what they are owed in all. */
async function sums({ admin, advisor }: Hour) {
  const { owed } = await owedPayouts(admin, { query: "", state: null, sort: null }, { limit: 1000 }, end);
  const line = owed.find(({ advisorId }) => advisorId === advisor.advisorId);
  return [line?.amount ?? 0, line?.waiting ?? 0, await owedTo(db, advisor.advisorId, "USD")];
}

const refundedOf = async (id: string) => (await db.select().from(consultations).where(eq(consultations.id, id)))[0]?.refunded;
const told = async (userId: string, how: string) =>
  db.$count(notifications, and(eq(notifications.userId, userId), sql`${notifications.details}->>'how' = ${how}`));

const opened = (id: string, reference: string, more: object = {}) =>
  stripe.event("charge.dispute.created", { ...disputeOf(id, reference, { amount: 50_00, status: "needs_response" }), ...more });
const closed = (id: string, reference: string, status: "won" | "lost" | "warning_closed", amount = 50_00) =>
  stripe.event("charge.dispute.closed", disputeOf(id, reference, { amount, status }));

test("what is disputed is paid out to nobody until it is decided, and admins and the advisor are told, in the app and by mail, once", async () => {
  const hour = await aHeldHour();
  expect(await sums(hour)).toEqual([50_00, 0, 50_00]);
  const event = opened("dp_won", hour.reference);
  expect(await take(event)).toEqual({ status: 200, consultationId: hour.id });
  await take(event);
  await take(opened("dp_won", hour.reference));
  const shown = async () => [
    (await openDisputes(hour.admin, 100)).filter(({ id }) => id === "dp_won").map(({ consultationId, amount }) => [consultationId, amount]),
    (await findConsultation(hour.advisor, hour.id, end)).isDisputed,
    (await findConsultationFile(hour.id, end)).disputes.map(({ outcome }) => outcome),
  ];
  expect(await shown()).toEqual([[[hour.id, 50_00]], true, [null]]);
  expect(await sums(hour)).toEqual([0, 50_00, 50_00]);
  expect(await Promise.all([hour.admin, hour.advisor, hour.client].map(({ userId }) => told(userId, "disputed")))).toEqual([1, 1, 0]);
  expect((await mailsTo(hour.admin.email)).filter(({ subject }) => subject.endsWith("disputes $50.00"))).toHaveLength(1);
  await take(closed("dp_won", hour.reference, "won"));
  expect(await sums(hour)).toEqual([50_00, 0, 50_00]);
  expect(await shown()).toEqual([[], false, ["kept"]]);
  expect([await told(hour.admin.userId, "disputeKept"), await refundedOf(hour.id)]).toEqual([1, 0]);
  for (const { email } of [hour.admin, hour.advisor])
    expect((await mailsTo(email)).filter(({ subject }) => subject === "The dispute over $50.00 is over: the payment stands")).toHaveLength(
      1,
    );
});

test("a dispute that is lost is booked as refunded, once, and whichever of its events comes first", async () => {
  const hours = [await aHeldHour(), await aHeldHour()];
  const [first, second] = hours as [Hour, Hour];
  await take(opened("dp_lost", first.reference));
  await take(closed("dp_lost", first.reference, "lost"));
  await take(closed("dp_late", second.reference, "lost"));
  await take(opened("dp_late", second.reference));
  for (const hour of hours) {
    expect([await refundedOf(hour.id), await sums(hour)]).toEqual([50_00, [0, 0, 0]]);
    expect(await told(hour.admin.userId, "disputeLost")).toBeGreaterThan(0);
  }
  await take(closed("dp_lost", first.reference, "lost"));
  expect(await refundedOf(first.id)).toBe(50_00);
});

test("a question of the bank that ends without a dispute leaves the payment; events of others' payments and of the other mode change nothing", async () => {
  const hour = await aHeldHour();
  await take(
    stripe.event("charge.dispute.created", disputeOf("dp_ask", hour.reference, { amount: 10_00, status: "warning_needs_response" })),
  );
  expect(await sums(hour)).toEqual([0, 50_00, 50_00]);
  await take(closed("dp_ask", hour.reference, "warning_closed", 10_00));
  expect(await sums(hour)).toEqual([50_00, 0, 50_00]);
  await take(opened("dp_other", "pi_of_another_shop"));
  const dispute = disputeOf("dp_live", hour.reference, { amount: 50_00, status: "needs_response" });
  await take(stripe.event("charge.dispute.created", dispute, { livemode: true }));
  await take(stripe.event("charge.dispute.created", dispute, { account: "acct_of_an_advisor" }));
  expect(await sums(hour)).toEqual([50_00, 0, 50_00]);
});

test("what is refunded at Stripe itself is booked once, part by part, and the site's own refunds are not booked again", async () => {
  const hour = await aHeldHour();
  const [part, rest] = [stripe.refundThere(hour.reference, 10_00), stripe.refundThere(hour.reference, 5_00)];
  // Events come in any order, and more than once.
  for (const event of [rest, part, rest]) expect((await take(event)).status).toBe(200);
  expect([await refundedOf(hour.id), await sums(hour)]).toEqual([15_00, [35_00, 0, 35_00]]);
  for (const { userId, email } of [hour.admin, hour.client, hour.advisor]) {
    // Each is mailed; the notice that is not read yet is one.
    expect([
      await told(userId, "sentBackElsewhere"),
      (await mailsTo(email)).filter(({ subject }) => subject.endsWith("was sent back")).length,
    ]).toEqual([1, 2]);
  }
  await refundConsultationAsAdmin(hour.admin, hour.id, { amount: 20_00, reason: "Cut short", key: randomUUID() }, end);
  await sendOrders();
  await take(stripe.refundThere(hour.reference, 1_00));
  expect([await refundedOf(hour.id), await sums(hour)]).toEqual([36_00, [14_00, 0, 14_00]]);
});

test("what went back before the end counts at the end: it is not sent again, and what the rules do not send back is booked", async () => {
  const [cancelled, held] = [await anAgreedHour(), await anAgreedHour()];
  await take(stripe.refundThere(cancelled.reference, 50_00));
  await take(stripe.refundThere(held.reference, 20_00));
  expect([await refundedOf(cancelled.id), await refundedOf(held.id)]).toEqual([0, 0]);
  await cancelConsultationAsAdmin(cancelled.admin, cancelled.id, { reason: "Ill", key: randomUUID() }, now);
  await completeConsultation(held.client, held.id, end);
  await sendOrders();
  expect(stripe.intents.get(cancelled.reference)?.refunds).toHaveLength(1);
  expect(await db.$count(paymentOrders, and(eq(paymentOrders.consultationId, cancelled.id), eq(paymentOrders.action, "refund")))).toBe(0);
  expect([await refundedOf(cancelled.id), await sums(cancelled)]).toEqual([50_00, [0, 0, 0]]);
  expect([await refundedOf(held.id), await sums(held)]).toEqual([20_00, [30_00, 0, 30_00]]);
});

test("a refund that Stripe refused, and that an admin then makes there, stands for that one", async () => {
  const hour = await aHeldHour();
  await refundConsultationAsAdmin(hour.admin, hour.id, { amount: 20_00, reason: "Cut short", key: randomUUID() }, end);
  stripe.failing = "declines";
  await sendOrders(11);
  stripe.failing = "no";
  await take(stripe.refundThere(hour.reference, 20_00));
  expect([await refundedOf(hour.id), await sums(hour)]).toEqual([20_00, [30_00, 0, 30_00]]);
});

test("while Stripe does not say what was refunded its event is not taken, and comes again", async () => {
  const hour = await aHeldHour();
  const event = stripe.refundThere(hour.reference, 10_00);
  stripe.failing = "refuses";
  await expect(take(event)).rejects.toThrow();
  stripe.failing = "no";
  await take(event);
  expect(await refundedOf(hour.id)).toBe(10_00);
});

test("a refund that fails days after it was made is told like one that was given up, and what is made at Stripe instead stands for it", async () => {
  const hour = await aHeldHour();
  await refundConsultationAsAdmin(hour.admin, hour.id, { amount: 20_00, reason: "Cut short", key: randomUUID() }, end);
  await sendOrders();
  const failed = stripe.failRefund(hour.reference, { amount: 20_00 });
  const also = stripe.event("refund.updated", stripe.intents.get(hour.reference)!.refunds[0]!);
  expect(await take(failed)).toEqual({ status: 200, consultationId: hour.id });
  // Stripe tells it in two ways, each of them more than once perhaps.
  for (const again of [failed, also]) expect(await take(again)).toEqual({ status: 200, consultationId: null });
  const { orders } = await findConsultationFile(hour.id, end);
  expect(orders.filter(({ action }) => action === "refund").map(({ state }) => state)).toEqual(["givenUp"]);
  expect(await Promise.all([hour.admin, hour.client, hour.advisor].map(({ userId }) => told(userId, "refundRefused")))).toEqual([1, 1, 0]);
  expect((await mailsTo(hour.client.email)).filter(({ subject }) => subject === "$20.00 could not be sent back yet")).toHaveLength(1);
  await sendOrders();
  expect(stripe.intents.get(hour.reference)?.refunds).toHaveLength(1);
  await take(stripe.refundThere(hour.reference, 20_00));
  expect([await refundedOf(hour.id), await sums(hour)]).toEqual([20_00, [30_00, 0, 30_00]]);
});

test.each([
  "refund.failed",
  "refund.updated",
])("a refund made at Stripe that fails there is owed still, and is not booked twice when it is made again (%s)", async (type) => {
  const hour = await aHeldHour();
  await take(stripe.refundThere(hour.reference, 20_00));
  await take(stripe.failRefund(hour.reference, { amount: 20_00 }, type));
  expect([await refundedOf(hour.id), await told(hour.admin.userId, "refundRefused")]).toEqual([20_00, 1]);
  await take(stripe.refundThere(hour.reference, 20_00));
  expect(await refundedOf(hour.id)).toBe(20_00);
  await take(stripe.refundThere(hour.reference, 5_00));
  expect([await refundedOf(hour.id), await sums(hour)]).toEqual([25_00, [25_00, 0, 25_00]]);
});

test("a refund made at Stripe that fails before the end does not count at the end, and one that nobody recorded changes nothing", async () => {
  const hour = await anAgreedHour();
  const unseen = stripe.refundThere(hour.reference, 10_00);
  await take(stripe.failRefund(hour.reference, { amount: 10_00 }));
  await take(unseen);
  await take(stripe.refundThere(hour.reference, 15_00));
  await take(stripe.failRefund(hour.reference, { amount: 15_00 }));
  await completeConsultation(hour.client, hour.id, end);
  expect([await refundedOf(hour.id), await told(hour.admin.userId, "refundRefused")]).toEqual([0, 1]);
});

test("what an admin refunds at Stripe while the site's own refund is still tried ends that one", async () => {
  const hour = await aHeldHour();
  await refundConsultationAsAdmin(hour.admin, hour.id, { amount: 20_00, reason: "Cut short", key: randomUUID() }, end);
  stripe.failing = "refuses";
  await sendOrders();
  stripe.failing = "no";
  await take(stripe.refundThere(hour.reference, 20_00));
  expect(await refundedOf(hour.id)).toBe(20_00);
  await sendOrders();
  expect([await refundedOf(hour.id), await sums(hour)]).toEqual([20_00, [30_00, 0, 30_00]]);
});

test("what an admin refunds at Stripe in part ends no refund of more", async () => {
  const hour = await aHeldHour();
  await refundConsultationAsAdmin(hour.admin, hour.id, { amount: 20_00, reason: "Cut short", key: randomUUID() }, end);
  await take(stripe.refundThere(hour.reference, 5_00));
  await sendOrders();
  expect(await refundedOf(hour.id)).toBe(25_00);
});

test("a refund of an earlier version, which does not say whose it is, is known by its amount and is not booked again", async () => {
  const hour = await aHeldHour();
  await refundConsultationAsAdmin(hour.admin, hour.id, { amount: 20_00, reason: "Cut short", key: randomUUID() }, end);
  await sendOrders();
  stripe.intents.get(hour.reference)!.refunds[0]!.metadata = {};
  await db.update(paymentOrders).set({ isNamed: false }).where(eq(paymentOrders.consultationId, hour.id));
  await take(stripe.refundThere(hour.reference, 5_00));
  await take(stripe.refundThere(hour.reference, 20_00));
  expect([await refundedOf(hour.id), await sums(hour)]).toEqual([45_00, [5_00, 0, 5_00]]);
});

test("an hour whose whole price is disputed, or went back at Stripe, was not paid for: no session, no review, and no client with a past", async () => {
  const [lost, kept, back] = [await aHeldHour(), await aHeldHour(), await aHeldHour()];
  const counted = async ({ id, advisor, client }: Hour) => {
    const ofAdvisor = eq(advisors.id, advisor.advisorId);
    const hasPaid = sql<boolean>`${hasPaidBefore(sql`${client.userId}::uuid`)}`;
    const [row] = await db.select({ sum: advisors.ratingSum, sessions: advisors.totalSessions, hasPaid }).from(advisors).where(ofAdvisor);
    const isPaid = sql<boolean>`${isPaidFor(sql`${id}::uuid`)}`;
    const [paid] = await db.select({ isPaid }).from(advisors).where(ofAdvisor);
    return { ...row, ...paid };
  };
  for (const { client, advisor, id } of [lost, kept, back]) {
    await reviewConsultation(client, id, { rating: 1, text: "" }, end);
    await reviewConsultation(advisor, id, { rating: 5, text: "" }, end);
  }
  const [paid, unpaid] = [
    { sum: 1, sessions: 1, hasPaid: true, isPaid: true },
    { sum: 0, sessions: 0, hasPaid: false, isPaid: false },
  ];
  for (const hour of [lost, kept, back]) expect(await counted(hour)).toEqual(paid);
  await take(opened("dp_opinion", lost.reference));
  await take(opened("dp_opinion_kept", kept.reference));
  for (const hour of [lost, kept]) expect(await counted(hour)).toEqual(unpaid);
  await take(closed("dp_opinion", lost.reference, "lost"));
  await take(closed("dp_opinion_kept", kept.reference, "won"));
  await take(stripe.refundThere(back.reference, 49_99));
  expect([await counted(lost), await counted(kept), await counted(back)]).toEqual([unpaid, paid, paid]);
  await take(stripe.refundThere(back.reference, 1));
  expect(await counted(back)).toEqual(unpaid);
  await take(stripe.failRefund(back.reference, { amount: 1 }));
  expect(await counted(back)).toEqual(paid);
});
