import { z } from "zod";
import { MAX_CHOSEN } from "../lists/table/bulk";
import { lineOf } from "../plain-text";
import { readChosenPayouts } from "./payout-choice";

export const REFERENCE_MAX_CHARACTERS = 120;

const reference = lineOf(REFERENCE_MAX_CHARACTERS, "admin.tooLong");

/** Schema of a payout: the amount (minor units) and destination that the admin saw, and the reference. */
export const payoutSchema = z.strictObject(
  {
    advisorId: z.uuid("admin.notUnderstood"),
    key: z.uuid("admin.notUnderstood"),
    currency: z.string().regex(/^[A-Z]{3}$/, "admin.notUnderstood"),
    amount: z
      .string()
      .regex(/^[1-9]\d{0,11}$/, "admin.notUnderstood")
      .transform(Number),
    goesTo: z.string().regex(/^[\w-]{22}$/, "admin.notUnderstood"),
    reference,
  },
  "admin.notUnderstood",
);

/** Schema of a bulk payout: the amounts that the admin saw, each with its own reference. */
export const chosenPayoutsSchema = z.strictObject(
  {
    payouts: z
      .unknown()
      .transform((posted) => readChosenPayouts(posted) ?? [{ advisorId: "", currency: "", amount: 0, goesTo: "" }])
      .pipe(
        z
          .array(z.object({ advisorId: z.uuid("admin.notUnderstood"), currency: z.string(), amount: z.number(), goesTo: z.string() }))
          .min(1, "lists.chooseFirst")
          .max(MAX_CHOSEN, "admin.notUnderstood"),
      ),
    key: z.uuid("admin.notUnderstood"),
    references: z.record(z.string().regex(/^[0-9a-f]{32}[A-Z]{3}$/, "admin.notUnderstood"), reference).default({}),
  },
  "admin.notUnderstood",
);

/** Schema of the form that takes back a payout which the provider refuses to transfer. */
export const refusedPayoutSchema = z.strictObject({ statementId: z.uuid("admin.notUnderstood") }, "admin.notUnderstood");
