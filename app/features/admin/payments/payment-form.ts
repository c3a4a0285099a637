import { z } from "zod";
import { readHundredths } from "#app/features/money/hourly-rate";
import { MAX_CHOSEN } from "../lists/table/bulk";
import { lineOf } from "../plain-text";
import { readChosenPayments } from "./payment-choice";

export const WAIVER_REASON_MAX_CHARACTERS = 300;

const subject = { consultationId: z.uuid("admin.notUnderstood"), key: z.uuid("admin.notUnderstood") };

/** Amount the admin saw, in minor units; detects that another admin has recorded the same money. Part of every form where that could happen. */
export const seenSum = z
  .string("admin.notUnderstood")
  .regex(/^\d{1,12}$/, "admin.notUnderstood")
  .transform(Number);

/** Payment and idempotency key of a form. */
export const paymentSchema = z.strictObject(subject, "admin.notUnderstood");

/** Confirmation to undo: of the given part, otherwise the last one. */
export const undoSchema = z.strictObject({ ...subject, part: z.uuid("admin.notUnderstood").optional() }, "admin.notUnderstood");

/** Refund record to undo. */
export const undoReturnSchema = z.strictObject({ ...subject, part: z.uuid("admin.notUnderstood") }, "admin.notUnderstood");

/** At most nine digits before the decimals. */
const MAX_HUNDREDTHS = 10 ** 11 - 1;

function isSum(text: string): boolean {
  const hundredths = readHundredths(text);
  return hundredths !== null && hundredths >= 0 && hundredths <= MAX_HUNDREDTHS;
}

/** Amount received, in units with up to two decimals; `seen`: received before, in minor units; `high`: unexpected amount to confirm. */
export const confirmationSchema = z.strictObject(
  {
    ...subject,
    amount: z.string().refine(isSum, "payments.amountWrong"),
    seen: seenSum,
    high: z.string().refine(isSum, "payments.amountWrong").optional(),
  },
  "admin.notUnderstood",
);

/** Selected payments, each with its open amount, and the idempotency key. */
export const chosenPaymentsSchema = z.strictObject(
  {
    payments: z
      .unknown()
      .transform((posted) => readChosenPayments(posted) ?? [{ consultationId: "", open: 0 }])
      .pipe(
        z
          .array(z.object({ consultationId: z.uuid("admin.notUnderstood"), open: z.number() }))
          .min(1, "lists.chooseFirst")
          .max(MAX_CHOSEN, "admin.notUnderstood"),
      ),
    key: subject.key,
  },
  "admin.notUnderstood",
);

/** Amount to refund that the admin saw, in minor units. */
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

export const waiverSchema = z.strictObject(
  { ...subject, reason: lineOf(WAIVER_REASON_MAX_CHARACTERS, "admin.tooLong").refine((text) => text !== "", "payments.reasonNeeded") },
  "admin.notUnderstood",
);
