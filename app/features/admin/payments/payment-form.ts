import { z } from "zod";
import { readHundredths } from "#app/features/money/hourly-rate";
import { MOST_CHOSEN } from "../lists/table/bulk";
import { lineOf } from "../plain-text";
import { readChosenPayments } from "./payment-choice";

export const LET_GO_REASON_MAX_CHARACTERS = 300;

const subject = { consultationId: z.uuid("admin.notUnderstood"), key: z.uuid("admin.notUnderstood") };

/** A sum that stood on the admin's page, in minor units: another may have counted the same money meanwhile. Every form by which two admins could do so carries it. */
export const seenSum = z
  .string("admin.notUnderstood")
  .regex(/^\d{1,12}$/, "admin.notUnderstood")
  .transform(Number);

/** About which payment, once a form. */
export const paymentSchema = z.strictObject(subject, "admin.notUnderstood");

/** Which confirmation was a mistake: the part of the payment, else the last one. */
export const undoSchema = z.strictObject({ ...subject, part: z.uuid("admin.notUnderstood").optional() }, "admin.notUnderstood");

/** Which sending back was a mistake. */
export const undoReturnSchema = z.strictObject({ ...subject, part: z.uuid("admin.notUnderstood") }, "admin.notUnderstood");

/** Nine digits before the decimals at most. */
const MOST_HUNDREDTHS = 10 ** 11 - 1;

function isSum(text: string): boolean {
  const hundredths = readHundredths(text);
  return hundredths !== null && hundredths >= 0 && hundredths <= MOST_HUNDREDTHS;
}

/** What has arrived, in whole units of the consultation's currency with up to two decimals; and what had arrived before when the admin looked, in minor ones; `high` is what was typed before and is more than is expected. */
export const confirmationSchema = z.strictObject(
  {
    ...subject,
    amount: z.string().refine(isSum, "payments.amountWrong"),
    seen: seenSum,
    high: z.string().refine(isSum, "payments.amountWrong").optional(),
  },
  "admin.notUnderstood",
);

/** Payments that are chosen, each with what was open of it, and the key of the form. */
export const chosenPaymentsSchema = z.strictObject(
  {
    payments: z
      .unknown()
      .transform((posted) => readChosenPayments(posted) ?? [{ consultationId: "", open: 0 }])
      .pipe(
        z
          .array(z.object({ consultationId: z.uuid("admin.notUnderstood"), open: z.number() }))
          .min(1, "lists.chooseFirst")
          .max(MOST_CHOSEN, "admin.notUnderstood"),
      ),
    key: subject.key,
  },
  "admin.notUnderstood",
);

/** What was to be sent back when the admin looked, in minor units. */
export const returnSchema = z.strictObject(
  {
    ...subject,
    amount: z
      .string()
      .regex(/^[1-9]\d{0,11}$/, "admin.notUnderstood")
      .transform(Number),
  },
  "admin.notUnderstood",
);

export const letGoSchema = z.strictObject(
  { ...subject, reason: lineOf(LET_GO_REASON_MAX_CHARACTERS, "admin.tooLong").refine((text) => text !== "", "payments.reasonNeeded") },
  "admin.notUnderstood",
);
