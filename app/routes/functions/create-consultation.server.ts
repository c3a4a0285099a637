import type { z } from "zod";
import type { Viewer } from "#app/features/accounts/viewer";
import { requestConsultation } from "#app/features/booking/request/request-consultation.server";
import type { consultationRequestSchema } from "./consultation-request";

/** The request of the JSON endpoint in the words of the product. */
export const createConsultation = (viewer: Viewer, request: z.infer<typeof consultationRequestSchema>, now: Date) =>
  requestConsultation(
    viewer,
    {
      advisorId: request.adviser_id,
      topic: request.topic_name,
      time: request.scheduled_time,
      timeZone: request.time_zone,
      durationMinutes: request.duration_minutes,
      urgency: request.urgency,
      quoteId: request.quote_id,
      note: request.note,
      name: request.name,
      key: request.idempotency_key,
      shown: request.pricing && {
        basePrice: request.pricing.base_price,
        surgeAmount: request.pricing.surge_amount,
        surgeMultiplier: request.pricing.surge_multiplier,
        rushFee: request.pricing.rush_fee,
        totalPrice: request.pricing.total_price,
      },
    },
    now,
  );
