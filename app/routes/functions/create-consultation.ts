import { isIdempotencyKey } from "#app/features/booking/limits";
import { refusalMessage, refusalStatus } from "#app/features/booking/request/refusals";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/create-consultation";
import { consultationRequestSchema } from "./consultation-request";
import { createConsultation } from "./create-consultation.server";
import { answerJson, jsonAnswer, jsonError, notAllowed, sentence } from "./json-endpoint.server";

export const loader = notAllowed;

/**
 * POST /functions/create-consultation (signed-in-areas.md 7): books at the quoted price and returns {message, consultation_id, ...}. The idempotency key
 * may also be in the header Idempotency-Key.
 */
export const action = ({ request, context }: Route.ActionArgs) =>
  answerJson({
    request,
    context,
    schema: consultationRequestSchema,
    signedOut: "booking.signIn",
    failed: "booking.failed",
    answer: async (viewer, body) => {
      const key = request.headers.get("idempotency-key");
      if (key !== null && !isIdempotencyKey(key)) return jsonError("booking.keyUnreadable", 400);
      const result = await createConsultation(viewer, { ...body, idempotency_key: body.idempotency_key ?? key ?? undefined }, now());
      if (result.ok) {
        const { id, scheduledTime, durationMinutes, totalPrice, currency } = result.consultation;
        return jsonAnswer({
          message: sentence("booking.requestSent", { name: result.advisorName, hours: result.expiryHours }),
          consultation_id: id,
          scheduled_time: scheduledTime.toISOString(),
          duration_minutes: durationMinutes,
          total_price: totalPrice,
          currency,
        });
      }
      const choices = "choices" in result ? result.choices?.map(({ value }) => value) : undefined;
      const details = result.reason === "priceChanged" ? { quote: result.quote } : choices && { choices };
      const refused = "retryAfterSeconds" in result ? result : {};
      return jsonError(refusalMessage(result.reason), refusalStatus(result.reason), details, refused);
    },
  });
