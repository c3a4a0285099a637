import { eq, sql } from "drizzle-orm";
import { afterAll } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { payments } from "#app/db/schema/payments";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { completeConsultation } from "#app/features/booking/life/endings.server";
import { bookHistory } from "#app/features/money/history.server";
import { handlePaymentEvent } from "#app/features/money/payment-events.server";
import { sendPaymentOrders } from "#app/features/money/payment-orders.server";
import { askedThroughStripe, paymentOf } from "./asked-through-stripe";
import { later } from "./consultations";
import { aClient, aConsultation, type TestAdvisor } from "./people";
import { useSettings } from "./settings";
import { StripeStandIn } from "./stripe-stand-in";

/** Called at the top of a test file: its site is paid through this stand-in for Stripe. */
export async function useStripe(): Promise<StripeStandIn> {
  const stripe = new StripeStandIn();
  useSettings({ STRIPE_API: await stripe.start(), STRIPE_SECRET_KEY: stripe.key, STRIPE_WEBHOOK_SECRET: stripe.webhookSecret });
  afterAll(() => stripe.stop());
  return stripe;
}

/** Returns how the site receives Stripe's events at this moment. */
export const takeEventsAt =
  (now: Date) =>
  ({ body, signature }: { body: string; signature: string }) =>
    handlePaymentEvent(body, new Headers({ "stripe-signature": signature }), now);

/** Sends every order that waits, whenever it would be sent, this many times. */
export async function sendOrders(times = 1) {
  for (let time = 0; time < times; time += 1) {
    await db.execute(sql`update payment_orders set send_after = now()`);
    await sendPaymentOrders();
  }
}

/** Returns an agreed half hour at 50.00, captured at Stripe. */
export async function agreedThroughStripe(stripe: StripeStandIn, { now, start }: { now: Date; start: Date }) {
  const asked = await askedThroughStripe(stripe, { now, start });
  await asked.authorise();
  await acceptConsultation(asked.advisor, asked.id, now);
  await sendOrders();
  const { reference } = await paymentOf(asked.id);
  return { ...asked, reference: reference! };
}

/** Returns a half hour at 50.00 that was held, captured at Stripe. */
export async function heldThroughStripe(stripe: StripeStandIn, times: { now: Date; start: Date }) {
  const agreed = await agreedThroughStripe(stripe, times);
  await completeConsultation(agreed.client, agreed.id, later(times.start, 0.5));
  return agreed;
}

/** Returns a half hour of this advisor at 50.00 that was held days ago and captured at Stripe, without the requests that led to it. */
export async function heldDaysAgo(stripe: StripeStandIn, advisor: TestAdvisor, now: Date) {
  const client = await aClient();
  const { id } = await aConsultation({ client, advisor, at: later(now, -100), status: "completed" });
  const [row] = await db.update(consultations).set({ agreedAt: now }).where(eq(consultations.id, id)).returning();
  await bookHistory(db, [row!]);
  const reference = `pi_${id}`;
  await db.insert(payments).values({ consultationId: id, status: "captured", reference });
  const intent = { id: reference, status: "succeeded", amount: 50_00, amount_received: 50_00, currency: "usd", refunded: 0 } as const;
  stripe.intents.set(reference, { ...intent, refunds: [] });
  return { id, reference, client };
}
