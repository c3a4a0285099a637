import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import { paymentEvents, paymentOrders } from "#app/db/schema/payments";
import { reviewConsultation } from "#app/features/booking/life/consultation-reviews.server";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { expireRequests } from "#app/features/booking/life/due-transitions.server";
import { cancelConsultation, completeConsultation, refundConsultationAsAdmin } from "#app/features/booking/life/endings.server";
import { proposeOtherTime, withdrawProposal } from "#app/features/booking/life/reschedule.server";
import { owedPayouts } from "#app/features/money/owed-payouts.server";
import { sendPaymentOrders } from "#app/features/money/payment-orders.server";
import { clientReceipts } from "#app/features/money/receipts.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { askedThroughStripe, paymentOf } from "../../../../tests/support/asked-through-stripe";
import { later } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { payAdvisorOut, saysWhereTo } from "../../../../tests/support/payments";
import { useStripe } from "../../../../tests/support/stripe";

const stripe = await useStripe();
useDatabase();

const now = new Date();
const start = later(new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000), 24 * 12);
const end = later(start, 0.5);

beforeEach(async () => {
  for (const table of [paymentOrders, paymentEvents, consultations, outbox]) await db.delete(table);
  stripe.failing = "no";
});

/** Tries what is ordered until nobody would any more. */
async function tryTenTimes() {
  for (let time = 0; time < 11; time += 1) {
    await db.execute(sql`update payment_orders set send_after = now()`);
    await sendPaymentOrders();
  }
}

/** Half an hour that is agreed, and whose price the provider has not taken: it waits, or is refused. */
async function agreedWithoutMoney({ isRefused }: { isRefused: boolean }) {
  const asked = await askedThroughStripe(stripe, { now, start });
  await asked.authorise();
  stripe.intents.get((await paymentOf(asked.id)).reference!)!.status = "canceled";
  await acceptConsultation(asked.advisor, asked.id, now);
  if (isRefused) await tryTenTimes();
  return asked;
}

const owedTo = async ({ advisorId }: { advisorId: string }, at = end) =>
  (await owedPayouts(await anAdmin(), undefined, undefined, at)).owed.find((each) => each.advisorId === advisorId);
const ratingsOf = async ({ advisorId }: { advisorId: string }) =>
  (await db.select({ count: advisors.ratingCount }).from(advisors).where(eq(advisors.id, advisorId)))[0]?.count;
const payOut = async ({ advisorId }: { advisorId: string }, amount: number) =>
  payAdvisorOut(await anAdmin(), { advisorId, currency: "USD", amount, reference: "SEPA 9", key: randomUUID() }, end);

test.each([
  true,
  false,
])("nobody is paid out of a price that was not taken, it has no receipt, and its reviews do not count (refused: %s)", async (isRefused) => {
  const { client, advisor, id } = await agreedWithoutMoney({ isRefused });
  await completeConsultation(client, id, end);
  await reviewConsultation(client, id, { rating: 5, text: "Great" }, end);
  await reviewConsultation(advisor, id, { rating: 5, text: "Great" }, end);
  await saysWhereTo(advisor);
  expect((await paymentOf(id)).status).toBe("authorised");
  expect(await owedTo(advisor)).toMatchObject({ amount: 0, waiting: 50_00 });
  expect(await payOut(advisor, 50_00)).toEqual({ ok: false, reason: "amountChanged" });
  expect([await clientReceipts(client.userId), await ratingsOf(advisor)]).toEqual([[], 0]);
});

test("nor out of the share of a late cancellation, nor of what is left after a refund", async () => {
  const cancelled = await agreedWithoutMoney({ isRefused: true });
  await cancelConsultation(cancelled.client, cancelled.id, later(start, -3));
  expect(await owedTo(cancelled.advisor)).toMatchObject({ amount: 0, waiting: 25_00 });
  const refunded = await agreedWithoutMoney({ isRefused: false });
  await completeConsultation(refunded.client, refunded.id, end);
  await refundConsultationAsAdmin(await anAdmin(), refunded.id, { amount: 10_00, reason: "cut short", key: randomUUID() }, end);
  await tryTenTimes();
  expect(await owedTo(refunded.advisor)).toMatchObject({ amount: 0, waiting: 40_00 });
  expect(await db.$count(paymentOrders, sql`action = 'refund' and done_at is not null`)).toBe(0);
});

test("once the provider has taken it after all, it is paid out, has its receipt, and its reviews count", async () => {
  const { client, advisor, id } = await agreedWithoutMoney({ isRefused: true });
  await completeConsultation(client, id, end);
  await reviewConsultation(client, id, { rating: 5, text: "Great" }, end);
  await reviewConsultation(advisor, id, { rating: 5, text: "Great" }, end);
  stripe.intents.get((await paymentOf(id)).reference!)!.status = "requires_capture";
  await db.execute(sql`update payment_orders set parked_at = null, attempts = 0, send_after = now(), key = key || '-again'`);
  await sendPaymentOrders();
  expect((await paymentOf(id)).status).toBe("captured");
  expect(await owedTo(advisor)).toMatchObject({ amount: 50_00, waiting: 0 });
  expect([(await clientReceipts(client.userId)).length, await ratingsOf(advisor)]).toEqual([1, 1]);
});

test("a row that was called captured with the order is not taken either while the order waits", async () => {
  const { client, advisor, id } = await agreedWithoutMoney({ isRefused: false });
  await db.execute(sql`update payments set status = 'captured'`);
  await completeConsultation(client, id, end);
  expect(await owedTo(advisor)).toMatchObject({ amount: 0, waiting: 50_00 });
});

test("of a price that was refused admins and both sides are told, once", async () => {
  const admin = await anAdmin();
  const { client, advisor, id } = await agreedWithoutMoney({ isRefused: false });
  const told = async () =>
    (
      await db.select().from(notifications).where(sql`${notifications.subject} = ${id} and ${notifications.details}->>'how' = 'refused'`)
    ).map(({ userId }) => userId);
  await sendPaymentOrders();
  expect(await told()).toEqual([]);
  await tryTenTimes();
  expect(await told()).toEqual(expect.arrayContaining([client.userId, advisor.userId, admin.userId]));
  for (const { email } of [client, advisor, admin]) {
    const mails = (await mailsTo(email)).filter(({ subject }) => subject.includes("could not be taken"));
    expect(mails).toMatchObject([{ text: expect.stringContaining("$50.00") }]);
  }
});

test("whatever the steps, a request is not open longer than the money for it stays authorised", async () => {
  const { advisor, id, authorise } = await askedThroughStripe(stripe, { now, start });
  await authorise();
  const other = (days: number) => ({ time: later(start, 24 * days).toISOString() });
  await proposeOtherTime(advisor, id, other(1), later(now, 47));
  await withdrawProposal(advisor, id, undefined, later(now, 94));
  const last = await proposeOtherTime(advisor, id, other(2), later(now, 141));
  expect(last.ok && last.consultation.expiresAt).toEqual(later(now, 156));
  expect((await withdrawProposal(advisor, id, undefined, later(now, 157))).ok).toBe(false);
  expect((await acceptConsultation(advisor, id, later(now, 157))).ok).toBe(false);
  await expireRequests(later(now, 157));
  await sendPaymentOrders();
  expect(stripe.intents.get((await paymentOf(id)).reference!)).toMatchObject({ status: "canceled" });
});
