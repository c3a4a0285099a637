import { z } from "zod";
import { chosenIds, MOST_CHOSEN } from "../lists/table/bulk";

/** Mails that a button acts on. */
export const mailChoiceSchema = z.strictObject(
  {
    mailId: z
      .unknown()
      .transform(chosenIds)
      .pipe(z.array(z.uuid("admin.notUnderstood")).min(1, "lists.chooseFirst").max(MOST_CHOSEN, "admin.notUnderstood")),
  },
  "admin.notUnderstood",
);
