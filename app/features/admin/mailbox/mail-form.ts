import { z } from "zod";
import { chosenIds, MAX_CHOSEN } from "../lists/table/bulk";

/** Mails that a button acts on. */
export const mailChoiceSchema = z.strictObject(
  {
    mailId: z
      .unknown()
      .transform(chosenIds)
      .pipe(z.array(z.uuid("admin.notUnderstood")).min(1, "lists.chooseFirst").max(MAX_CHOSEN, "admin.notUnderstood")),
  },
  "admin.notUnderstood",
);
