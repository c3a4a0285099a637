import { z } from "zod";
import { chosenIds, MOST_CHOSEN } from "../lists/table/bulk";
import { lineOf } from "../plain-text";

export const REASON_MAX_CHARACTERS = 300;

const people = z
  .unknown()
  .transform(chosenIds)
  .pipe(z.array(z.uuid("admin.notUnderstood")).min(1, "lists.chooseFirst").max(MOST_CHOSEN, "admin.notUnderstood"));

/** Suspending takes a reason, which the person reads in the mail about it. About one person, or several who are chosen. */
export const suspensionSchema = z.strictObject(
  {
    personId: people,
    reason: lineOf(REASON_MAX_CHARACTERS, "admin.tooLong").pipe(z.string().min(1, "dashboard.reasonRequired")),
  },
  "admin.notUnderstood",
);

/** Which people a button is about. */
export const personChoiceSchema = z.strictObject({ personId: people }, "admin.notUnderstood");
