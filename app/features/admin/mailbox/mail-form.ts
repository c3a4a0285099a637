import { z } from "zod";
import { chosenIds, MOST_CHOSEN } from "../lists/table/bulk";

/** Which mails a button is about. */
export const mailChoiceSchema = z.strictObject(
  {
    mailId: z
      .unknown()
      .transform(chosenIds)
      .pipe(z.array(z.uuid("admin.notUnderstood")).min(1, "lists.chooseFirst").max(MOST_CHOSEN, "admin.notUnderstood")),
  },
  "admin.notUnderstood",
);
