import { z } from "zod";
import { lineOf } from "../plain-text";

export const REASON_MAX_CHARACTERS = 300;

const personId = z.uuid("admin.notUnderstood");

/** Suspending takes a reason, which the person reads in the mail about it. */
export const suspensionSchema = z.strictObject(
  {
    personId,
    reason: lineOf(REASON_MAX_CHARACTERS, "admin.tooLong").pipe(z.string().min(1, "dashboard.reasonRequired")),
  },
  "admin.notUnderstood",
);

/** Which person a button is about. */
export const personChoiceSchema = z.strictObject({ personId }, "admin.notUnderstood");
