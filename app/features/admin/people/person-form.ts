import { z } from "zod";
import { lineOf } from "../plain-text";

export const REASON_MAX_CHARACTERS = 300;

const personId = z.uuid("siteEditing.notUnderstood");

/** Suspending takes a reason, which the person reads in the mail about it. */
export const suspensionSchema = z.strictObject(
  {
    personId,
    reason: lineOf(REASON_MAX_CHARACTERS, "siteEditing.tooLong").pipe(z.string().min(1, "dashboard.reasonRequired")),
  },
  "siteEditing.notUnderstood",
);

/** Which person a button is about. */
export const personChoiceSchema = z.strictObject({ personId }, "siteEditing.notUnderstood");
