import { z } from "zod";
import { lineOf } from "../plain-text";

export const REFERENCE_MAX_CHARACTERS = 120;

/** A payout is of what the admin saw owed, in minor units; how the money went is theirs to say. */
export const payoutSchema = z.strictObject(
  {
    advisorId: z.uuid("admin.notUnderstood"),
    key: z.uuid("admin.notUnderstood"),
    currency: z.string().regex(/^[A-Z]{3}$/, "admin.notUnderstood"),
    amount: z
      .string()
      .regex(/^[1-9]\d{0,11}$/, "admin.notUnderstood")
      .transform(Number),
    reference: lineOf(REFERENCE_MAX_CHARACTERS, "admin.tooLong"),
  },
  "admin.notUnderstood",
);
