import { z } from "zod";
import { HIGHEST_RATING, LOWEST_RATING, MOST_REVIEW_CHARACTERS } from "#app/features/reviews/limits";
import { savedAt } from "#app/platform/saved-at";
import { MOST_OWN_NOTE_CHARACTERS, MOST_REASON_CHARACTERS } from "../limits";
import { asNumber, blankAsNone, bookingFields, keepable } from "../schema";

/** More than the longest amount that can be charged. */
export const MOST_AMOUNT_CHARACTERS = 24;

/** Any form of a consultation's page: each step reads what is its own. */
export const actionPostSchema = z.object({
  /** Of the form: a step that was pressed twice is taken once. */
  key: z.preprocess(blankAsNone, z.uuid({ error: "booking.invalid" }).optional()),
  reason: z.string().overwrite(keepable).trim().max(MOST_REASON_CHARACTERS, "booking.reasonTooLong").default(""),
  /** One of the offered times, and one that was typed. */
  chosen_time: z.preprocess(blankAsNone, bookingFields.time.optional()),
  proposed_time: z.preprocess(blankAsNone, bookingFields.time.optional()),
  time_zone: z.preprocess(blankAsNone, bookingFields.zone.optional()),
  /** The proposed time that stood on the page. */
  seen: z.preprocess(blankAsNone, savedAt("booking.invalid").optional()),
  /** What a cancellation would give back, in minor units, as it stood in the question. */
  refund: z
    .string()
    .regex(/^\d{1,12}$/, "booking.invalid")
    .transform(Number)
    .optional(),
  note: z.string().overwrite(keepable).trim().max(MOST_OWN_NOTE_CHARACTERS, "booking.notesTooLong").default(""),
  /** What a client says they have paid, as they write it. */
  amount: z.string().overwrite(keepable).trim().max(MOST_AMOUNT_CHARACTERS, "booking.paidAmountWrong").optional(),
  rating: z.preprocess(
    asNumber,
    z
      .int({ error: "reviews.ratingNeeded" })
      .min(LOWEST_RATING, "reviews.ratingNeeded")
      .max(HIGHEST_RATING, "reviews.ratingNeeded")
      .optional(),
  ),
  text: z.string().overwrite(keepable).trim().max(MOST_REVIEW_CHARACTERS, "reviews.tooLong").default(""),
});
export type ActionPost = z.infer<typeof actionPostSchema>;
