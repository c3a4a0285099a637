import { z } from "zod";
import { isIdempotencyKey } from "#app/features/booking/limits";
import { DEFAULT_URGENCY } from "#app/features/booking/pricing";
import { bookingFields } from "#app/features/booking/schema";
import { MAX_AMOUNT_MINOR } from "#app/features/money/money";

const { topic, time, zone, duration, urgency, note, name } = bookingFields;
const amount = z
  .int({ error: "booking.priceUnreadable" })
  .min(0, "booking.priceUnreadable")
  .max(MAX_AMOUNT_MINOR, "booking.priceUnreadable");
const multiplier = z.number({ error: "booking.priceUnreadable" }).min(1, "booking.priceUnreadable").max(2, "booking.priceUnreadable");

/** `pricing` of a booking in minor units, as the person saw it: only compared, never used as the price. */
const pricing = z.strictObject({
  base_price: amount,
  surge_amount: amount.optional(),
  surge_multiplier: multiplier,
  rush_fee: amount,
  total_price: amount,
});

/** Request of `create-consultation` (signed-in-areas.md 3 and 7), with its quote and an idempotency key. */
export const consultationRequestSchema = z.strictObject({
  adviser_id: z.uuid({ error: "booking.advisorUnknown" }),
  topic_name: topic,
  scheduled_time: time.nullable().default(null),
  duration_minutes: duration,
  urgency: urgency.default(DEFAULT_URGENCY),
  pricing: pricing.optional(),
  quote_id: z.uuid({ error: "booking.quoteUnreadable" }).optional(),
  idempotency_key: z.string({ error: "booking.keyUnreadable" }).refine(isIdempotencyKey, "booking.keyUnreadable").optional(),
  note: note.default(""),
  /** For a person whose profile has no name: the advisor sees who asks. */
  name: name.optional(),
  time_zone: zone.optional(),
});
