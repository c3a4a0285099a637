import { publishPayment } from "#app/features/booking/notify/publish-payment.server";
import { handlePaymentEvent } from "#app/features/money/payment-events.server";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/payment-webhook";
import { notAllowed } from "./json-endpoint.server";

export const loader = notAllowed;

/**
 * POST /functions/payment-webhook, and its former address /functions/stripe-webhook: signed events of the payment provider, which retries on anything
 * but a 2xx.
 */
export async function action({ request }: Route.ActionArgs) {
  const { status, consultationId } = await handlePaymentEvent(await request.text(), request.headers, now());
  if (consultationId) await publishPayment(consultationId);
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
}
