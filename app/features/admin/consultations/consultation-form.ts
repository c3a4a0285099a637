import { z } from "zod";
import { readHundredths } from "#app/features/money/hourly-rate";
import { seenSum } from "../payments/payment-form";
import { lineOf } from "../plain-text";

export const REASON_MAX_CHARACTERS = 300;

const consultationId = z.uuid("admin.notUnderstood");
/** Idempotency key of the form: a change that moves money happens once, however often the form is sent. */
const key = z.uuid("admin.notUnderstood");
const reason = lineOf(REASON_MAX_CHARACTERS, "admin.tooLong").pipe(z.string().min(1, "dashboard.reasonRequired"));

/** State the admin saw when deciding, so that nobody decides on reports that were withdrawn or disputed in the meantime. */
const seenStanding = z.string("admin.notUnderstood").regex(/^[a-z-]+(\.\d{1,15}){5}$/, "admin.notUnderstood");

/** Schema of a cancellation, and of confirming that a consultation took place. Both sides read the reason. */
export const cancellationSchema = z.strictObject({ consultationId, key, reason, seenStanding }, "admin.notUnderstood");

/** Schema of a no-show: who was absent, and a reason that both sides read. */
export const noShowSchema = z.strictObject(
  { consultationId, key, reason, seenStanding, noShowOf: z.enum(["client", "advisor"], "dashboard.absentRequired") },
  "admin.notUnderstood",
);

/** Schema of a refund: reason, and amount in whole currency units; the currency sets how many minor units they have. `seen` is the refundable amount shown. */
export const refundSchema = z.strictObject(
  {
    consultationId,
    key,
    reason,
    amount: z.string("admin.notUnderstood").refine((text) => (readHundredths(text) ?? 0) > 0, "dashboard.amountRefused"),
    seen: seenSum,
  },
  "admin.notUnderstood",
);
