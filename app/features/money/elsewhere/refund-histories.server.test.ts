import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { refundConsultationAsAdmin } from "#app/features/booking/life/endings.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { isLongRun } from "../../../../tests/support/long";
import { anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { heldDaysAgo, takeEventsAt, useStripe } from "../../../../tests/support/stripe";
import type { StripeStandIn } from "../../../../tests/support/stripe-stand-in";
import { sendPaymentOrders } from "../payment-orders.server";

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

const PART = 10_00;

/** A held hour at 50.00, taken by Stripe. */
const anHour = () => heldDaysAgo(stripe, advisor, now);

type Hour = Awaited<ReturnType<typeof anHour>>;

const decide = ({ id }: Hour, amount: number) =>
  refundConsultationAsAdmin(admin, id, { amount, reason: "Cut short", key: randomUUID() }, now);

const intentOf = ({ reference }: Hour) => stripe.intents.get(reference)!;
const take = takeEventsAt(now);
const hear = ({ reference }: Hour) =>
  take(stripe.event("charge.refunded", { id: "ch", object: "charge", captured: true, payment_intent: reference }));

async function send({ id }: Hour, failing: StripeStandIn["failing"] = "no") {
  stripe.failing = failing;
  await db.execute(sql`update payment_orders set send_after = now(), attempts = 0 where consultation_id = ${id}`);
  await sendPaymentOrders();
  stripe.failing = "no";
}

/** The oldest refund at Stripe that was made by hand, or by this site, and has not failed. */
function failOne(hour: Hour, isOwn: boolean) {
  const refund = intentOf(hour).refunds.find(({ status, metadata }) => status !== "failed" && (metadata?.order !== undefined) === isOwn);
  if (!refund) return null;
  refund.status = "failed";
  intentOf(hour).refunded -= refund.amount;
  return () => take(stripe.event("refund.failed", refund));
}

const bookedOf = async ({ id }: Hour) => (await db.select().from(consultations).where(eq(consultations.id, id)))[0]!.refunded;

test("of two refunds of which the first is made by hand the second alone is sent", async () => {
  const hour = await anHour();
  await decide(hour, 20_00);
  const heard = stripe.refundThere(hour.reference, 20_00);
  await decide(hour, 5_00);
  await take(heard);
  for (let turn = 0; turn < 3; turn++) await send(hour);
  expect([intentOf(hour).refunded, await bookedOf(hour)]).toEqual([25_00, 25_00]);
});

test("of a refund that was made by hand twice, and once taken back, nothing more is sent", async () => {
  const hour = await anHour();
  await decide(hour, 20_00);
  await take(stripe.refundThere(hour.reference, 20_00));
  await take(stripe.refundThere(hour.reference, 20_00));
  await failOne(hour, false)!();
  for (let turn = 0; turn < 3; turn++) await send(hour);
  expect([intentOf(hour).refunded, await bookedOf(hour)]).toEqual([20_00, 20_00]);
  await failOne(hour, false)!();
  for (let turn = 0; turn < 3; turn++) await send(hour);
  expect([intentOf(hour).refunded, await bookedOf(hour)]).toEqual([20_00, 20_00]);
});

/** Numbers from 0 up to a bound, the same for the same seed. */
function dice(seed: number) {
  let state = seed;
  return (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** What happens at random to an hour's refunds, all of one sum: what is decided, made by hand, sent, fails, and is heard late or never. */
async function history(seed: number) {
  const [hour, upTo] = [await anHour(), dice(seed)];
  const untold: (() => Promise<unknown>)[] = [];
  const steps: string[] = [];
  let decided = 0;
  const failing = (isOwn: boolean) => async () => {
    const told = failOne(hour, isOwn);
    if (told) untold.push(told);
  };
  const step: Record<string, () => Promise<unknown>> = {
    decide: async () => {
      // Whoever decides knows what is booked by then.
      if ((await decide(hour, PART)).ok) decided = await bookedOf(hour);
    },
    byHand: async () => {
      if (intentOf(hour).refunded + PART <= 50_00)
        untold.push(
          (
            (event) => () =>
              take(event)
          )(stripe.refundThere(hour.reference, PART)),
        );
    },
    handFails: failing(false),
    ownFails: failing(true),
    tell: async () => untold.splice(upTo(untold.length), 1)[0]?.(),
    lost: () => send(hour, "loses"),
    send: async () => {
      // What was made by hand is known, so that what is sent beside it is the site's doing.
      for (const tell of untold.splice(0)) await tell();
      await hear(hour);
      const before = intentOf(hour).refunded;
      await send(hour);
      const back = intentOf(hour).refunded;
      const isMore = back > Math.max(before, decided);
      expect(isMore ? { seed, steps: steps.join(), back, before, decided } : {}).toEqual({});
    },
  };
  await step.decide!();
  for (let count = 0; count < 9; count++) {
    const name = Object.keys(step)[upTo(Object.keys(step).length)]!;
    steps.push(name);
    await step[name]!();
  }
  await step.send!();
}

test("whatever is made by hand, fails and is heard in whatever order: beside what is known, no more is sent than was decided", async () => {
  for (let seed = 1; seed <= (isLongRun ? 400 : 40); seed++) await history(seed);
}, 120_000);
