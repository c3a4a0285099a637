import { z } from "zod";
import { readHundredths } from "#app/features/money/hourly-rate";
import { seenSum } from "../payments/payment-form";
import { lineOf } from "../plain-text";

export const REASON_MAX_CHARACTERS = 300;

const consultationId = z.uuid("admin.notUnderstood");
/** Of the form: whatever moves money is done once, however often it is sent. */
const key = z.uuid("admin.notUnderstood");
const reason = lineOf(REASON_MAX_CHARACTERS, "admin.tooLong").pipe(z.string().min(1, "dashboard.reasonRequired"));

/** How it stood when the admin looked: what was taken back or denied meanwhile is decided about only by who has read it. */
const seenStanding = z.string("admin.notUnderstood").regex(/^[a-z-]+(\.\d{1,15}){5}$/, "admin.notUnderstood");

/** Calling off takes a reason, which both sides read; so does deciding that it took place. */
export const cancellationSchema = z.strictObject({ consultationId, key, reason, seenStanding }, "admin.notUnderstood");

/** A no-show takes who did not come, and a reason, which both sides read. */
export const noShowSchema = z.strictObject(
  { consultationId, key, reason, seenStanding, noShowOf: z.enum(["client", "advisor"], "dashboard.absentRequired") },
  "admin.notUnderstood",
);

/** A refund takes a reason and an amount, typed in whole units of the consultation's currency, which alone knows how many minor units that are. `seen` is what could be given back when the admin looked. */
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
