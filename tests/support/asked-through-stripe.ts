import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { payments } from "#app/db/schema/payments";
import { checkoutPage } from "#app/features/money/checkout.server";
import { handlePaymentEvent } from "#app/features/money/payment-events.server";
import { consultationRequestSchema } from "#app/routes/functions/consultation-request";
import { createConsultation } from "#app/routes/functions/create-consultation.server";
import { bookingOf } from "./booking";
import { aClient, anAdvisor } from "./people";
import type { StripeStandIn } from "./stripe-stand-in";

/** Returns the stored payment of a consultation paid through the provider. */
export const paymentOf = async (id: string) => (await db.select().from(payments).where(eq(payments.consultationId, id)))[0]!;

/** Requests half an hour with an advisor at 50.00, to be paid through the provider. */
export async function askedThroughStripe(stripe: StripeStandIn, { now, start }: { now: Date; start: Date }) {
  const [client, advisor] = [await aClient(), await anAdvisor({ hourlyRate: 100_00 })];
  const request = await bookingOf(client, now, { requested_time: start.toISOString() });
  const body = consultationRequestSchema.parse({ ...request, adviser_id: advisor.advisorId, quote_id: undefined, pricing: undefined });
  const offered = await createConsultation(client, body, now);
  const quote = !offered.ok && offered.reason === "priceChanged" ? offered.quote : null;
  const booked = await createConsultation(client, { ...body, quote_id: quote?.quote_id }, now);
  if (!booked.ok) throw new Error(booked.reason);
  const { id } = booked.consultation;
  const authorise = async (change?: { amount?: number; currency?: string }) => {
    await checkoutPage(client, id, now);
    const event = stripe.complete((await paymentOf(id)).checkoutId!, change);
    return { event, taken: await handlePaymentEvent(event.body, new Headers({ "stripe-signature": event.signature }), now) };
  };
  return { client, advisor, id, authorise };
}
