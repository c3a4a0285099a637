import { z } from "zod";
import { lineOf } from "../plain-text";

export const HIDING_MAX_CHARACTERS = 300;

const notUnderstood = "admin.notUnderstood";
const id = z.uuid(notUnderstood);

const reason = lineOf(HIDING_MAX_CHARACTERS, "admin.tooLong");
const neededReason = reason.pipe(z.string().min(1, "dashboard.reasonRequired"));

/** Schema of the decision on a reported message: keep, remove with a reason, or restore. */
export const messageDecisionSchema = z
  .strictObject({ reportId: id, decision: z.enum(["close", "hide", "show"], notUnderstood), reason: reason.default("") }, notUnderstood)
  .refine((decided) => decided.decision !== "hide" || decided.reason !== "", { message: "dashboard.reasonRequired", path: ["reason"] });

/** Schema of the decision on a reported review: keep, hide with a reason, or show again. */
export const reviewDecisionSchema = z.discriminatedUnion(
  "decision",
  [
    z.strictObject({ reviewId: id, decision: z.literal("keep"), reason: reason.optional() }, notUnderstood),
    z.strictObject({ reviewId: id, decision: z.literal("show") }, notUnderstood),
    z.strictObject({ reviewId: id, decision: z.literal("hide"), reason: neededReason }, notUnderstood),
  ],
  notUnderstood,
);
