import { z } from "zod";
import { CODE_MAX_CHARACTERS, PASSWORD_MAX_CHARACTERS } from "../limits";

/** A code as it was typed; what it is, `readCode` says. */
export const codeSchema = z
  .string({ error: "secondFactor.codeWrong" })
  .max(CODE_MAX_CHARACTERS, "secondFactor.codeWrong")
  .refine((text) => text.trim() !== "", "secondFactor.codeWrong");

const currentPassword = z.string().max(PASSWORD_MAX_CHARACTERS, "accounts.currentPasswordWrong");

export const codeFormSchema = z.object({ code: codeSchema });

/** Asking to begin: the password is sent only when it was asked for. */
export const beginSchema = z.object({ currentPassword: currentPassword.optional() });

/** Turning off, and new recovery codes: a code always, the password where there is one. */
export const proofSchema = z.object({ code: codeSchema, currentPassword: currentPassword.default("") });
