import { z } from "zod";
import { CODE_MAX_CHARACTERS, PASSWORD_MAX_CHARACTERS } from "../limits";

/** A code as typed; `readCode` tells its kind. */
export const codeSchema = z
  .string({ error: "secondFactor.codeWrong" })
  .max(CODE_MAX_CHARACTERS, "secondFactor.codeWrong")
  .refine((text) => text.trim() !== "", "secondFactor.codeWrong");

const currentPassword = z.string().max(PASSWORD_MAX_CHARACTERS, "accounts.currentPasswordWrong");

export const codeFormSchema = z.object({ code: codeSchema });

/** Start of the set-up; the password is sent only when it was asked for. */
export const beginSchema = z.object({ currentPassword: currentPassword.optional() });

/** Turning off, or new recovery codes: always a code, and the password if there is one. */
export const proofSchema = z.object({ code: codeSchema, currentPassword: currentPassword.default("") });
