import { publishPayment } from "#app/features/booking/notify/publish-payment.server";
import { takePaymentEvent } from "#app/features/money/payment-events.server";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/payment-webhook";
import { notAllowed } from "./json-endpoint.server";

export const loader = notAllowed;

/**
 * POST /functions/payment-webhook, and /functions/stripe-webhook as it was first called: what the payment provider tells, by its signature. Anything
 * but a 2xx makes it tell again.
 */
export async function action({ request }: Route.ActionArgs) {
  const { status, consultationId } = await takePaymentEvent(await request.text(), request.headers, now());
  if (consultationId) await publishPayment(consultationId);
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
}
