import { z } from "zod";
import { MAX_RATING, MIN_RATING, REVIEW_MAX_CHARACTERS } from "#app/features/reviews/limits";
import { savedAt } from "#app/platform/saved-at";
import { OWN_NOTE_MAX_CHARACTERS, REASON_MAX_CHARACTERS } from "../limits";
import { asNumber, blankAsNone, bookingFields, keepable } from "../schema";

/** Longer than the largest amount that can be charged. */
export const AMOUNT_MAX_CHARACTERS = 24;

/** Schema of every form on a consultation's page; each step reads its own fields. */
export const actionPostSchema = z.object({
  /** Idempotency key of the form: submitting twice takes a step once. */
  key: z.preprocess(blankAsNone, z.uuid({ error: "booking.invalid" }).optional()),
  reason: z.string().overwrite(keepable).trim().max(REASON_MAX_CHARACTERS, "booking.reasonTooLong").default(""),
  /** One of the offered times, and a typed one. */
  chosen_time: z.preprocess(blankAsNone, bookingFields.time.optional()),
  proposed_time: z.preprocess(blankAsNone, bookingFields.time.optional()),
  time_zone: z.preprocess(blankAsNone, bookingFields.zone.optional()),
  /** The proposed time that was shown on the page. */
  seen: z.preprocess(blankAsNone, savedAt("booking.invalid").optional()),
  /** The refund of a cancellation as shown in the confirmation, in minor units. */
  refund: z
    .string()
    .regex(/^\d{1,12}$/, "booking.invalid")
    .transform(Number)
    .optional(),
  note: z.string().overwrite(keepable).trim().max(OWN_NOTE_MAX_CHARACTERS, "booking.notesTooLong").default(""),
  /** The amount a client says they paid, as typed. */
  amount: z.string().overwrite(keepable).trim().max(AMOUNT_MAX_CHARACTERS, "booking.paidAmountWrong").optional(),
  /** The amount above what is due that they were asked about. */
  sure: z.string().overwrite(keepable).trim().max(AMOUNT_MAX_CHARACTERS, "booking.paidAmountWrong").default(""),
  rating: z.preprocess(
    asNumber,
    z.int({ error: "reviews.ratingNeeded" }).min(MIN_RATING, "reviews.ratingNeeded").max(MAX_RATING, "reviews.ratingNeeded").optional(),
  ),
  text: z.string().overwrite(keepable).trim().max(REVIEW_MAX_CHARACTERS, "reviews.tooLong").default(""),
});
export type ActionPost = z.infer<typeof actionPostSchema>;
