import { z } from "zod";
import { chosenIds, MAX_CHOSEN } from "../lists/table/bulk";
import { lineOf } from "../plain-text";

export const REASON_MAX_CHARACTERS = 300;

const people = z
  .unknown()
  .transform(chosenIds)
  .pipe(z.array(z.uuid("admin.notUnderstood")).min(1, "lists.chooseFirst").max(MAX_CHOSEN, "admin.notUnderstood"));

/** Schema of a suspension of one or several people, with a reason that is part of the mail to them. */
export const suspensionSchema = z.strictObject(
  {
    personId: people,
    reason: lineOf(REASON_MAX_CHARACTERS, "admin.tooLong").pipe(z.string().min(1, "dashboard.reasonRequired")),
  },
  "admin.notUnderstood",
);

/** People that a button acts on. */
export const personChoiceSchema = z.strictObject({ personId: people }, "admin.notUnderstood");
