import { z } from "zod";
import { MINOR_UNITS_PER_UNIT } from "#app/features/money/money";
import { lineOf } from "../plain-text";

export const LET_GO_REASON_MAX_CHARACTERS = 300;

const AMOUNT = /^\d{1,8}([.,]\d{1,2})?$/;
const subject = { consultationId: z.uuid("admin.notUnderstood"), key: z.uuid("admin.notUnderstood") };

/** About which payment, once a form. */
export const paymentSchema = z.strictObject(subject, "admin.notUnderstood");

/** What has arrived, in whole units with up to two decimals, as minor units. */
export const confirmationSchema = z.strictObject(
  {
    ...subject,
    amount: z
      .string()
      .trim()
      .regex(AMOUNT, "payments.amountWrong")
      .transform((text) => Math.round(Number(text.replace(",", ".")) * MINOR_UNITS_PER_UNIT)),
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
