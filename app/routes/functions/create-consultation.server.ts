import type { z } from "zod";
import type { Viewer } from "#app/features/accounts/viewer";
import { requestConsultation } from "#app/features/booking/request/request-consultation.server";
import type { consultationRequestSchema } from "./consultation-request";

/** Converts the request of the JSON endpoint and books the consultation. */
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
