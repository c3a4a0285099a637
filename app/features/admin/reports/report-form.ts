import { z } from "zod";
import { lineOf } from "../plain-text";

export const HIDING_MAX_CHARACTERS = 300;

const notUnderstood = "admin.notUnderstood";
const id = z.uuid(notUnderstood);

/** A reported message that is dealt with. */
export const messageReportSchema = z.strictObject({ reportId: id }, notUnderstood);

/** A reported review that stays, is hidden for a reason, or is shown again. */
export const reviewDecisionSchema = z.discriminatedUnion(
  "decision",
  [
    z.strictObject(
      { reviewId: id, decision: z.literal("keep"), reason: lineOf(HIDING_MAX_CHARACTERS, "admin.tooLong").optional() },
      notUnderstood,
    ),
    z.strictObject({ reviewId: id, decision: z.literal("show") }, notUnderstood),
    z.strictObject(
      {
        reviewId: id,
        decision: z.literal("hide"),
        reason: lineOf(HIDING_MAX_CHARACTERS, "admin.tooLong").pipe(z.string().min(1, "dashboard.reasonRequired")),
      },
      notUnderstood,
    ),
  ],
  notUnderstood,
);
