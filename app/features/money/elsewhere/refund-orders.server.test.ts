import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import { paymentOrders } from "#app/db/schema/payments";
import type { Viewer } from "#app/features/accounts/viewer";
import { refundConsultationAsAdmin } from "#app/features/booking/life/endings.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { isLongRun } from "../../../../tests/support/long";
import { anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { heldDaysAgo, takeEventsAt, useStripe } from "../../../../tests/support/stripe";
import type { StripeStandIn } from "../../../../tests/support/stripe-stand-in";
import { sendPaymentOrders } from "../payment-orders.server";
import { recordRefunds } from "./refunds.server";

const stripe = await useStripe();
useDatabase();

const now = new Date();
let advisor: TestAdvisor;
let admin: Viewer;
beforeAll(async () => {
  advisor = await anAdvisor();
  admin = await anAdmin();
});
beforeEach(() => {
  stripe.failing = "no";
  stripe.refundStatus = "succeeded";
});

/** A held hour at 50.00, taken by Stripe, of which an admin has decided to send 20.00 back. */
async function aRefundedHour(amount = 20_00) {
  const hour = await heldDaysAgo(stripe, advisor, now);
  if (amount > 0) await decide(hour, amount);
  return hour;
}

type Hour = Awaited<ReturnType<typeof aRefundedHour>>;

const decide = ({ id }: Hour, amount: number) =>
  refundConsultationAsAdmin(admin, id, { amount, reason: "Cut short", key: randomUUID() }, now);

const refundsAt = ({ reference }: Hour) => stripe.intents.get(reference)!.refunds;
const own = (hour: Hour) => refundsAt(hour).find(({ metadata }) => metadata?.order)!;
const take = takeEventsAt(now);

async function send({ id }: Hour, failing: StripeStandIn["failing"], { isLast = false } = {}) {
  stripe.failing = failing;
  await db.execute(sql`update payment_orders set send_after = now(), attempts = ${isLast ? 9 : 0} where consultation_id = ${id}`);
  await sendPaymentOrders();
  stripe.failing = "no";
}

const failAt = (hour: Hour) => {
  const [intent, { amount }] = [stripe.intents.get(hour.reference)!, Object.assign(own(hour), { status: "failed" })];
  intent.refunded -= amount;
};
const listing = ({ reference }: Hour) =>
  take(stripe.event("charge.refunded", { id: "ch", object: "charge", captured: true, payment_intent: reference }));

/** What can happen to a refund of this site's, at Stripe (`…There`) or to what the site hears. */
const STEPS = {
  sent: (hour: Hour) => send(hour, "no"),
  answerLost: (hour: Hour) => send(hour, "loses"),
  givenUp: (hour: Hour) => send(hour, "loses", { isLast: true }),
  sentAgain: (hour: Hour) => send(hour, "no"),
  failsThere: (hour: Hour) => failAt(hour),
  failureHeard: (hour: Hour) => take(stripe.event("refund.failed", own(hour))),
  replacedThere: (hour: Hour) => void stripe.refundThere(hour.reference, 20_00),
  replacementHeard: listing,
  listed: listing,
} satisfies Record<string, (hour: Hour) => unknown>;

type Step = keyof typeof STEPS;

const AFTER: Record<string, string> = { failureHeard: "failsThere", replacedThere: "failsThere", replacementHeard: "replacedThere" };

/** Every order in which some steps can follow a first one. */
function orders<Each extends string>(steps: readonly Each[]): Each[][] {
  if (steps.length === 0) return [[]];
  const next = steps.filter((step) => !steps.some((earlier) => AFTER[step] === earlier));
  return next.flatMap((step) => orders(steps.filter((each) => each !== step)).map((rest) => [step, ...rest]));
}

const count = (mails: { subject: string }[], ending: string) => mails.filter(({ subject }) => subject.endsWith(ending)).length;

async function outcome({ id, client }: Hour) {
  const [row] = await db.select().from(consultations).where(eq(consultations.id, id));
  const ofIt = and(eq(ledgerTransactions.consultationId, id), eq(ledgerEntries.account, "advisor"));
  const [share] = await db
    .select({ amount: sql<number>`sum(${ledgerEntries.amount})::int` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(ofIt);
  const refunds = await db.select().from(paymentOrders).where(eq(paymentOrders.consultationId, id));
  const mails = await mailsTo(client.email);
  return {
    refunded: row?.refunded,
    share: share?.amount,
    orders: refunds.map(({ doneAt, parkedAt }) => (doneAt ? "done" : parkedAt ? "givenUp" : "waiting")),
    owedTold: count(mails, "could not be sent back yet"),
    replacedTold: count(mails, "was sent back"),
  };
}

/** Whether the site hears that the client is owed the amount before it is made good. */
function isOwedHeard(order: readonly Step[]) {
  const [failed, replaced] = [order.indexOf("failsThere"), order.indexOf("replacedThere")];
  const heard = order.slice(failed, replaced < 0 ? undefined : replaced);
  return order.includes("givenUp") || heard.includes("failureHeard") || heard.includes("listed");
}

const HEARD: Step[] = ["failsThere", "failureHeard", "listed"];
const UNHEARD: Step[] = ["failsThere", "listed", "replacedThere", "replacementHeard"];

test.each([
  ["its answer came", "sent", []],
  ["its answer was lost", "answerLost", ["sentAgain"]],
  ["it was given up though it was made", "givenUp", ["sentAgain"]],
] as [string, Step, Step[]][])(
  "a refund that fails ends in the same books and one telling whatever is heard in which order: %s",
  async (_, first, more) => {
    const all = [HEARD, UNHEARD, [...UNHEARD, "failureHeard" as const]].flatMap((steps) => orders([...steps, ...more]));
    // Prime to the number of steps, so that each way comes somewhere in every run.
    const inThisRun = all.filter((_, index) => isLongRun || index % 7 === 0);
    for (const order of inThisRun.map((rest) => [first, ...rest])) {
      const hour = await aRefundedHour();
      for (const step of order) await STEPS[step](hour);
      const isReplaced = order.includes("replacedThere");
      expect([order.join(), await outcome(hour)]).toEqual([
        order.join(),
        { refunded: 20_00, share: 30_00, orders: ["givenUp"], owedTold: isOwedHeard(order) ? 1 : 0, replacedTold: isReplaced ? 1 : 0 },
      ]);
    }
  },
  300_000,
);

const again = ({ id }: Hour) => db.update(paymentOrders).set({ parkedAt: null }).where(eq(paymentOrders.consultationId, id));

test("what was made at Stripe while the site tried in vain ends its refund, which is not sent beside it", async () => {
  const unowed = { refunded: 20_00, share: 30_00, orders: ["givenUp"], owedTold: 0, replacedTold: 1 };
  const [ended, underWay] = [await aRefundedHour(), await aRefundedHour()];
  for (const hour of [ended, underWay]) {
    await send(hour, "refuses");
    await take(stripe.refundThere(hour.reference, 20_00));
    expect(await outcome(hour)).toEqual(unowed);
  }
  await send(ended, "no");
  expect([await outcome(ended), refundsAt(ended).length]).toEqual([unowed, 1]);
  // One that was under way at that moment is made all the same.
  await again(underWay);
  await send(underWay, "loses");
  await listing(underWay);
  expect(await outcome(underWay)).toEqual({ ...unowed, refunded: 40_00, share: 10_00, orders: ["done"] });
  failAt(underWay);
  await STEPS.failureHeard(underWay);
  expect(await outcome(underWay)).toEqual(unowed);
  await take(stripe.refundThere(underWay.reference, 5_00));
  expect(await outcome(underWay)).toMatchObject({ refunded: 25_00, share: 25_00 });
});

/** What can happen to a refund that somebody made at Stripe for one that was refused. */
const BY_HAND = {
  failsThere: (hour: Hour) => stripe.failRefund(hour.reference, { amount: 20_00 }),
  failureHeard: (hour: Hour) => take(stripe.event("refund.failed", refundsAt(hour).find(({ metadata }) => !metadata?.order)!)),
  listed: listing,
  sent: (hour: Hour) => send(hour, "no"),
  sentAnyway: async (hour: Hour) => {
    await again(hour);
    await send(hour, "no");
  },
} satisfies Record<string, (hour: Hour) => unknown>;

test("a refund made at Stripe for a refused one that fails in its turn ends in the same books whatever is heard in which order", async () => {
  const isHeard = (order: readonly string[]) =>
    order.includes("failureHeard") || (order.includes("failsThere") && order.lastIndexOf("listed") > order.indexOf("failsThere"));
  const isSent = (order: readonly string[]) => order.includes("sentAnyway") || isHeard(order.slice(0, order.indexOf("sent")));
  for (const steps of [["failsThere", "failureHeard", "listed", "sent"] as const, ["failsThere", "failureHeard", "sentAnyway"] as const]) {
    for (const order of orders<keyof typeof BY_HAND>(steps)) {
      const hour = await aRefundedHour();
      await send(hour, "refuses");
      await take(stripe.refundThere(hour.reference, 20_00));
      for (const step of order) await BY_HAND[step](hour);
      expect([order.join(), await outcome(hour)]).toEqual([
        order.join(),
        { refunded: 20_00, share: 30_00, orders: [isSent(order) ? "done" : "waiting"], owedTold: 0, replacedTold: 1 },
      ]);
    }
  }
}, 300_000);

test("a list that is older than what became of a refund changes nothing: neither of the site's own, nor of one made at Stripe", async () => {
  const hour = await aRefundedHour();
  await send(hour, "refuses");
  stripe.refundThere(hour.reference, 20_00);
  const byHand = { id: refundsAt(hour)[0]!.id, amount: 20_00, currency: "USD", order: null };
  const record = (isOff: boolean) => db.transaction((tx) => recordRefunds(tx, hour.reference, [{ ...byHand, isOff }], now));
  stripe.failRefund(hour.reference, { amount: 20_00 });
  await send(hour, "no");
  for (const isOff of [true, false]) {
    await record(isOff);
    expect(await outcome(hour)).toEqual({ refunded: 20_00, share: 30_00, orders: ["done"], owedTold: 0, replacedTold: 0 });
  }
});

test("what was made at Stripe beside a refund of the site's does not stand for it when that fails", async () => {
  const hour = await aRefundedHour();
  await send(hour, "no");
  await take(stripe.refundThere(hour.reference, 20_00));
  failAt(hour);
  await STEPS.failureHeard(hour);
  expect(await outcome(hour)).toEqual({ refunded: 40_00, share: 10_00, orders: ["givenUp"], owedTold: 1, replacedTold: 1 });
});

test("of a refund that is made good in part, the rest is told as owed", async () => {
  const hour = await aRefundedHour();
  await send(hour, "no");
  failAt(hour);
  stripe.refundThere(hour.reference, 5_00);
  await STEPS.failureHeard(hour);
  expect((await mailsTo(hour.client.email)).map(({ subject }) => subject)).toContain("$15.00 could not be sent back yet");
});

test("a refund made at Stripe that fails and is made again before either is heard is booked once, and nobody is told that it is owed", async () => {
  const hour = await aRefundedHour(0);
  await take(stripe.refundThere(hour.reference, 20_00));
  const failed = stripe.failRefund(hour.reference, { amount: 20_00 });
  await take(stripe.refundThere(hour.reference, 20_00));
  await take(failed);
  expect(await outcome(hour)).toEqual({ refunded: 20_00, share: 30_00, orders: [], owedTold: 0, replacedTold: 2 });
});

test("a refund of an earlier version, which does not say whose it is, is given up when it fails", async () => {
  const hour = await aRefundedHour();
  await send(hour, "no");
  failAt(hour);
  own(hour).metadata = {};
  await db.update(paymentOrders).set({ isNamed: false }).where(eq(paymentOrders.consultationId, hour.id));
  await take(stripe.refundThere(hour.reference, 20_00));
  expect(await outcome(hour)).toEqual({ refunded: 20_00, share: 30_00, orders: ["givenUp"], owedTold: 0, replacedTold: 1 });
});

test("a refund that has failed by the time of the answer is given up and told at once, and is not done when it is sent again by hand", async () => {
  const hour = await aRefundedHour();
  stripe.refundStatus = "failed";
  await send(hour, "no");
  const owed = { refunded: 20_00, share: 30_00, orders: ["givenUp"], owedTold: 1, replacedTold: 0 };
  stripe.refundStatus = "succeeded";
  const second = await aRefundedHour();
  await send(second, "no");
  failAt(second);
  await STEPS.failureHeard(second);
  for (const each of [hour, second]) {
    expect(await outcome(each)).toEqual(owed);
    await db.update(paymentOrders).set({ parkedAt: null }).where(eq(paymentOrders.consultationId, each.id));
    await send(each, "no");
    expect(await outcome(each)).toEqual(owed);
  }
});

test("an event that says that a refund has failed is believed although the list is older", async () => {
  const hour = await aRefundedHour();
  await send(hour, "no");
  await take(stripe.event("refund.failed", { ...own(hour), status: "failed" }));
  expect(await outcome(hour)).toMatchObject({ orders: ["givenUp"], owedTold: 1 });
});

test("an hour whose rest the site sends back after a part went back at Stripe is a session until that is done", async () => {
  const sessions = async () => (await db.select().from(advisors).where(eq(advisors.id, advisor.advisorId)))[0]!.totalSessions;
  const hour = await aRefundedHour(0);
  await take(stripe.refundThere(hour.reference, 30_00));
  const before = await sessions();
  await decide(hour, 20_00);
  await send(hour, "no");
  expect([await sessions(), await outcome(hour)]).toMatchObject([before - 1, { refunded: 50_00, share: 0, orders: ["done"] }]);
  failAt(hour);
  await STEPS.failureHeard(hour);
  expect(await sessions()).toBe(before);
});
