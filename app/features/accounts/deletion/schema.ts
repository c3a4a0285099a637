import { z } from "zod";
import { CODE_MAX_CHARACTERS, PASSWORD_MAX_CHARACTERS } from "../limits";

/** Proof that the owner wants the account deleted. */
export const deleteAccountSchema = z.object({
  currentPassword: z.string().max(PASSWORD_MAX_CHARACTERS, "accounts.currentPasswordWrong").default(""),
  code: z.string().max(CODE_MAX_CHARACTERS, "secondFactor.codeWrong").default(""),
});
