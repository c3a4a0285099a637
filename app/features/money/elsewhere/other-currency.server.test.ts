import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { notifications } from "#app/db/schema/notifications";
import { anAdmin } from "../../../../tests/support/applicants";
import { later } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { heldThroughStripe, takeEventsAt, useStripe } from "../../../../tests/support/stripe";
import { disputeOf } from "../../../../tests/support/stripe-answers";
import { owedTo } from "../payouts/payouts.server";
import { openDisputes } from "./open-disputes.server";

const stripe = await useStripe();
useDatabase();

const now = new Date();
const start = later(new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000), 24);
const _end = later(start, 0.5);

const take = takeEventsAt(now);

/** A consultation that was held, and paid with 50.00 dollars. */
const aHeldHour = () => heldThroughStripe(stripe, { now, start });

async function standing({ id, advisor, client }: Awaited<ReturnType<typeof aHeldHour>>) {
  const [row] = await db.select().from(consultations).where(eq(consultations.id, id));
  const told = await db.$count(
    notifications,
    sql`${notifications.userId} = ${client.userId} and ${notifications.details}->>'how' = 'sentBackElsewhere'`,
  );
  return { refunded: row?.refunded, owed: await owedTo(db, advisor.advisorId, "USD"), told };
}

/** Amounts that would be less than the price, all of it, and more, if they were of its currency. */
const AMOUNTS = [1, 50_00, 5_000_00];

test("what goes back in another currency than was paid is booked as nothing and told to nobody, whatever the number", async () => {
  const hour = await aHeldHour();
  const before = await standing(hour);
  expect(before).toEqual({ refunded: 0, owed: 50_00, told: 0 });
  for (const amount of AMOUNTS) {
    const event = stripe.refundThere(hour.reference, amount);
    const refund = stripe.intents.get(hour.reference)!.refunds.at(-1)!;
    refund.currency = "jpy";
    expect(await take(event)).toEqual({ status: 200, consultationId: null });
    expect([amount, await standing(hour)]).toEqual([amount, before]);
  }
  await take(stripe.refundThere(hour.reference, 10_00));
  expect(await standing(hour)).toEqual({ refunded: 10_00, owed: 40_00, told: 1 });
});

test("a dispute in another currency is one of the whole price, and takes all of it once it is lost", async () => {
  const admin = await anAdmin();
  for (const amount of AMOUNTS) {
    const hour = await aHeldHour();
    const dispute = (status: "needs_response" | "lost") =>
      disputeOf(`dp_jpy_${amount}`, hour.reference, { amount, status, currency: "jpy" });
    await take(stripe.event("charge.dispute.created", dispute("needs_response")));
    const open = (await openDisputes(admin, 100)).filter(({ consultationId }) => consultationId === hour.id);
    expect(open.map((each) => [each.amount, each.currency])).toEqual([[50_00, "USD"]]);
    await take(stripe.event("charge.dispute.closed", dispute("lost")));
    expect([amount, await standing(hour)]).toEqual([amount, { refunded: 50_00, owed: 0, told: 0 }]);
  }
});
