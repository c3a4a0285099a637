import { z } from "zod";
import { emailSchema, PASSWORD_MAX_CHARACTERS } from "../schema";

/** The wish for another address. The password is sent only when it was asked for. */
export const emailChangeSchema = z.object({
  newEmail: emailSchema,
  currentPassword: z.string().max(PASSWORD_MAX_CHARACTERS, "accounts.currentPasswordWrong").optional(),
});
