import { z } from "zod";
import { PASSWORD_MAX_CHARACTERS } from "../schema";

const LONGEST_CODE = 40;

/** The proof that an account is to be deleted by its owner. */
export const leaveSchema = z.object({
  currentPassword: z.string().max(PASSWORD_MAX_CHARACTERS, "accounts.currentPasswordWrong").default(""),
  code: z.string().max(LONGEST_CODE, "secondFactor.codeWrong").default(""),
});
