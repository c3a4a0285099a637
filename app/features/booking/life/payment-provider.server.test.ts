import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import { paymentEvents, paymentOrders } from "#app/db/schema/payments";
import { checkoutPage } from "#app/features/money/checkout.server";
import { owedPayouts } from "#app/features/money/owed-payouts.server";
import { handlePaymentEvent } from "#app/features/money/payment-events.server";
import { sendPaymentOrders } from "#app/features/money/payment-orders.server";
import { payoutAccountOf, payoutAccountPage, payoutMethodOf } from "#app/features/money/payout-accounts.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { askedThroughStripe, paymentOf } from "../../../../tests/support/asked-through-stripe";
import { accountBalances } from "../../../../tests/support/balances";
import { later } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { payAdvisorOut, saysWhereTo } from "../../../../tests/support/payments";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { useStripe } from "../../../../tests/support/stripe";
import { acceptConsultation, declineConsultation, findConsultation, withdrawConsultation } from "./consultations.server";
import { cancelConsultation, completeConsultation, recordNoShowAsAdmin, refundConsultationAsAdmin, reportNoShow } from "./endings.server";

const stripe = await useStripe();
useDatabase();

const now = new Date();
const start = later(new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000), 12);
const end = later(start, 0.5);

beforeEach(async () => {
  for (const table of [paymentOrders, paymentEvents, consultations, outbox]) await db.delete(table);
  stripe.failing = "no";
  stripe.calls = [];
});

/** Receives a webhook from Stripe. */
const receive = (body: string, signature: string) => handlePaymentEvent(body, new Headers({ "stripe-signature": signature }), now);

const asked = () => askedThroughStripe(stripe, { now, start });

const intentOf = async (id: string) => stripe.intents.get((await paymentOf(id)).reference!)!;
const openOrders = () => db.$count(paymentOrders, sql`done_at is null`);

test("an advisor can accept once the client has authorised the price; with that it is captured", async () => {
  const { client, advisor, id, authorise } = await asked();
  expect(await acceptConsultation(advisor, id, now)).toEqual({ ok: false, reason: "paymentMissing" });
  expect(await findConsultation(client, id, now)).toMatchObject({ isUnpaid: true });
  expect((await findConsultation(advisor, id, now)).transitions).not.toContain("accept");
  expect((await authorise()).taken).toEqual({ status: 200, consultationId: id });
  expect(await intentOf(id)).toMatchObject({ status: "requires_capture", amount: 50_00 });
  expect(await acceptConsultation(advisor, id, now)).toMatchObject({ ok: true });
  expect(await intentOf(id)).toMatchObject({ status: "requires_capture" });
  await sendPaymentOrders();
  expect(await intentOf(id)).toMatchObject({ status: "succeeded", amount_received: 50_00 });
});

test("the page to authorise on asks for the exact price, takes nothing yet, and is the same until it ends; nobody else gets there", async () => {
  const { client, advisor, id } = await asked();
  const page = await checkoutPage(client, id, now);
  expect(page).toBe((await paymentOf(id)).checkoutUrl);
  expect(await checkoutPage(client, id, later(now, 1))).toBe(page);
  expect(stripe.sessions.get((await paymentOf(id)).checkoutId!)).toMatchObject({
    client_reference_id: id,
    amount_total: 50_00,
    currency: "usd",
    capture_method: "manual",
  });
  for (const person of [advisor, await aClient()]) expect(await checkoutPage(person, id, now)).toBe(null);
  expect(await checkoutPage(client, id, later(now, 23))).not.toBe(page);
});

test("a message that Stripe has not signed, or signed long ago, changes nothing", async () => {
  const { client, id } = await asked();
  await checkoutPage(client, id, now);
  const { body, signature } = stripe.complete((await paymentOf(id)).checkoutId!);
  const old = stripe.sign(body, later(now, -1));
  for (const wrong of ["", "t=1,v1=00", signature.replace(/v1=\w/, "v1=z"), stripe.sign(body, now, "whsec_other"), old])
    expect(await receive(body, wrong)).toEqual({ status: 400, consultationId: null });
  expect(await receive(body.replace("5000", "5001"), signature)).toMatchObject({ status: 400 });
  expect((await paymentOf(id)).status).toBe("awaiting");
  expect(await db.$count(paymentEvents)).toBe(0);
});

test("the same message twenty times at once counts once", async () => {
  const { client, id } = await asked();
  await checkoutPage(client, id, now);
  const { body, signature } = stripe.complete((await paymentOf(id)).checkoutId!);
  const answers = await Promise.all(Array.from({ length: 20 }, () => receive(body, signature)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(answers.filter(({ consultationId }) => consultationId === id)).toHaveLength(1);
  expect(await openOrders()).toBe(0);
});

test("an amount that is not the price, and money for a request that is over, is let go", async () => {
  const wrong = await asked();
  await wrong.authorise({ amount: 1 });
  expect((await paymentOf(wrong.id)).status).toBe("awaiting");
  const late = await asked();
  await checkoutPage(late.client, late.id, now);
  const { body, signature } = stripe.complete((await paymentOf(late.id)).checkoutId!);
  await withdrawConsultation(late.client, late.id, now);
  expect(await receive(body, signature)).toEqual({ status: 200, consultationId: null });
  await sendPaymentOrders();
  expect([...stripe.intents.values()].slice(-2).map(({ status }) => status)).toEqual(["canceled", "canceled"]);
});

test.each([
  { currency: "eur" },
  { currency: "jpy" },
  { amount: 49_99 },
  { amount: 50_01 },
  { amount: 0 },
  { amount: -50_00 },
])("only the price itself pays it: %o is let go", async (change) => {
  const { advisor, id, authorise } = await asked();
  expect((await authorise(change)).taken).toEqual({ status: 200, consultationId: null });
  expect(await paymentOf(id)).toMatchObject({ status: "awaiting", reference: null });
  expect(await acceptConsultation(advisor, id, now)).toEqual({ ok: false, reason: "paymentMissing" });
  await sendPaymentOrders();
  expect([...stripe.intents.values()].at(-1)).toMatchObject({ status: "canceled" });
});

test("each later refund is sent, the same form's once", async () => {
  const admin = await anAdmin();
  const { client, advisor, id, authorise } = await asked();
  await authorise();
  await acceptConsultation(advisor, id, now);
  await completeConsultation(client, id, end);
  const refunds = [10_00, 10_00, 5_00].map((amount) => ({ amount, reason: "cut short", key: randomUUID() }));
  for (const refund of [...refunds, ...refunds])
    expect(await refundConsultationAsAdmin(admin, id, refund, end)).toMatchObject({ ok: true });
  for (let pass = 0; pass < 5; pass += 1) await sendPaymentOrders();
  expect(await intentOf(id)).toMatchObject({ refunded: 25_00 });
  expect(await openOrders()).toBe(0);
});

test("of what the advisor completed and did not come to, the provider sends back the rest", async () => {
  const admin = await anAdmin();
  const { client, advisor, id, authorise } = await asked();
  await authorise();
  await acceptConsultation(advisor, id, now);
  await completeConsultation(advisor, id, end);
  await reportNoShow(client, id, end);
  await refundConsultationAsAdmin(admin, id, { amount: 10_00, reason: "so far", key: randomUUID() }, end);
  const noShow = { noShowOf: "advisor", reason: "nobody came", key: randomUUID() } as const;
  for (let press = 0; press < 2; press += 1) expect(await recordNoShowAsAdmin(admin, id, noShow, end)).toMatchObject({ ok: true });
  for (let pass = 0; pass < 5; pass += 1) await sendPaymentOrders();
  expect([await intentOf(id), (await accountBalances("USD")).advisor]).toMatchObject([{ refunded: 50_00 }, 0]);
});

test("a second page that was authorised, too, is let go", async () => {
  const { client, id, authorise } = await asked();
  await checkoutPage(client, id, now);
  const first = (await paymentOf(id)).checkoutId!;
  await checkoutPage(client, id, later(now, 23));
  await authorise();
  const { body, signature } = stripe.complete(first);
  await receive(body, signature);
  await sendPaymentOrders();
  expect([...stripe.intents.values()].slice(-2).map(({ status }) => status)).toEqual(["requires_capture", "canceled"]);
});

test("what is declined is let go, and the page of what is withdrawn before is closed", async () => {
  const declined = await asked();
  await declined.authorise();
  await declineConsultation(declined.advisor, declined.id, now);
  const withdrawn = await asked();
  await checkoutPage(withdrawn.client, withdrawn.id, now);
  await withdrawConsultation(withdrawn.client, withdrawn.id, now);
  await sendPaymentOrders();
  expect((await intentOf(declined.id)).status).toBe("canceled");
  expect(stripe.sessions.get((await paymentOf(withdrawn.id)).checkoutId!)!.status).toBe("expired");
});

test("a refund follows the capture, however late that comes, and is what the policy says", async () => {
  const { client, advisor, id, authorise } = await asked();
  await authorise();
  await acceptConsultation(advisor, id, now);
  await cancelConsultation(client, id, later(start, -3));
  for (let pass = 0; pass < 3; pass += 1) await sendPaymentOrders();
  expect(await intentOf(id)).toMatchObject({ amount_received: 50_00, refunded: 25_00 });
  expect(stripe.calls.slice(-2)).toEqual([expect.stringContaining("/capture"), "POST /v1/refunds"]);
  expect(await accountBalances("USD")).toMatchObject({ escrow: 0, client: -25_00 });
});

test("a call that fails is made again with the same key: done once, even when only the answer was lost", async () => {
  const { advisor, id, authorise } = await asked();
  await authorise();
  await acceptConsultation(advisor, id, now);
  for (const failing of ["refuses", "loses", "no"] as const) {
    stripe.failing = failing;
    await db.execute(sql`update payment_orders set send_after = now()`);
    await Promise.all([sendPaymentOrders(), sendPaymentOrders()]);
  }
  expect(await intentOf(id)).toMatchObject({ status: "succeeded", amount_received: 50_00 });
  expect(await db.select().from(paymentOrders)).toMatchObject([{ action: "capture", attempts: 3, lastError: null }]);
  expect(await openOrders()).toBe(0);
});

test("what keeps failing is parked after ten tries", async () => {
  const { advisor, id, authorise } = await asked();
  await authorise();
  await acceptConsultation(advisor, id, now);
  stripe.failing = "declines";
  for (let time = 0; time < 12; time += 1) {
    await db.execute(sql`update payment_orders set send_after = now()`);
    await sendPaymentOrders();
  }
  const [order] = await db.select().from(paymentOrders);
  expect(order).toMatchObject({ attempts: 10, doneAt: null });
  expect(order!.parkedAt).not.toBe(null);
});

test("who sets up an account twice at once, and again after an answer that was lost, has one at the provider", async () => {
  const advisor = await anAdvisor();
  stripe.failing = "loses";
  await expect(payoutAccountPage(advisor, now)).rejects.toThrow();
  stripe.failing = "no";
  const before = [...stripe.accounts.keys()];
  await Promise.all([1, 2, 3].map(() => payoutAccountPage(advisor, now)));
  await payoutAccountPage(advisor, later(now, 48));
  expect([...stripe.accounts.keys()]).toEqual(before);
  expect((await payoutAccountOf(db, advisor.advisorId))?.account).toBe(before.at(-1));
});

test("nothing is transferred to an account that is not ready, and admins see that they pay outside", async () => {
  const admin = await anAdmin();
  const { client, advisor, id, authorise } = await asked();
  await authorise();
  await acceptConsultation(advisor, id, now);
  await sendPaymentOrders();
  await completeConsultation(client, id, end);
  await payoutAccountPage(advisor, now);
  expect(await payoutMethodOf(advisor.advisorId)).toBe("unfinished");
  const owed = (await owedPayouts(admin)).owed.filter(({ advisorId }) => advisorId === advisor.advisorId);
  expect(owed).toMatchObject([{ amount: 50_00, isTransferred: false }]);
  const order = { advisorId: advisor.advisorId, currency: "USD", amount: 50_00, reference: "SEPA 9", key: randomUUID() };
  await saysWhereTo(advisor);
  expect(await payAdvisorOut(admin, order, now)).toMatchObject({ ok: true });
  const before = stripe.transfers.length;
  await sendPaymentOrders();
  expect([await db.$count(paymentOrders, eq(paymentOrders.action, "transfer")), stripe.transfers.length]).toEqual([0, before]);
});

test("an advisor with an account at the provider is paid into it by statement; a refund by an admin goes back through it", async () => {
  const admin = await anAdmin();
  const { client, advisor, id, authorise } = await asked();
  await authorise();
  await acceptConsultation(advisor, id, now);
  await sendPaymentOrders();
  await completeConsultation(client, id, end);
  expect(await payoutMethodOf(advisor.advisorId)).toBe("missing");
  expect(await payoutAccountPage(advisor, now)).toContain("https://connect.stripe.com/");
  expect(await payoutMethodOf(advisor.advisorId)).toBe("unfinished");
  const account = [...stripe.accounts.keys()].at(-1)!;
  const { body, signature } = stripe.event("account.updated", { id: account, object: "account", payouts_enabled: true });
  await receive(body, signature);
  expect(await payoutMethodOf(advisor.advisorId)).toBe("ready");
  const bank = stripe.event("account.external_account.updated", { id: "ba_1", object: "bank_account", account }, { account });
  const told = async () => (await mailsTo(advisor.email)).filter(({ text }) => text.includes("/auth/not-me?token=")).length;
  expect(await told()).toBe(1);
  await receive(bank.body, bank.signature);
  expect(await told()).toBe(2);
  await payAdvisorOut(admin, { advisorId: advisor.advisorId, currency: "USD", amount: 50_00, reference: "", key: randomUUID() }, now);
  const transfers = stripe.transfers.length;
  await sendPaymentOrders();
  expect(stripe.transfers).toHaveLength(transfers);
  // The minute in which the payout could be undone is over.
  await db.update(paymentOrders).set({ sendAfter: sql`now()` });
  for (let pass = 0; pass < 3; pass += 1) await sendPaymentOrders();
  expect(stripe.transfers.at(-1)).toMatchObject({ amount: "5000", currency: "usd", destination: account });
  expect(await refundConsultationAsAdmin(admin, id, { amount: 10_00, reason: "Cut short", key: randomUUID() }, end)).toMatchObject({
    ok: true,
  });
  await db.update(paymentOrders).set({ sendAfter: sql`now()` });
  for (let pass = 0; pass < 3; pass += 1) await sendPaymentOrders();
  expect(await intentOf(id)).toMatchObject({ refunded: 10_00 });
});
