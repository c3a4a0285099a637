import { z } from "zod";
import { PASSWORD_MAX_CHARACTERS } from "../limits";
import { emailSchema } from "../schema";

/** Request to change the address. The password is sent only when it was asked for. */
export const emailChangeSchema = z.object({
  newEmail: emailSchema,
  currentPassword: z.string().max(PASSWORD_MAX_CHARACTERS, "accounts.currentPasswordWrong").optional(),
});
