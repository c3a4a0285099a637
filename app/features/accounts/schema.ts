import { z } from "zod";
import { isNobodysAddress } from "#app/platform/nobodys-address";
import { EMAIL_MAX_CHARACTERS, PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from "./limits";

export const ACCOUNT_TYPES = ["individual", "business", "organisation"] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

// Control characters, and invisible marks that make two equal-looking addresses differ.
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Normalizes an address for storage: no invisible characters or outer spaces, lower case. */
export const tidyEmail = (email: string) => email.replace(INVISIBLE, "").trim().toLowerCase();

type Rule = [isKept: (value: string) => boolean, message: string];

/** Checks the rules in order and reports only the first broken one. */
const inOrder = (rules: Rule[]) => (value: string, context: z.core.$RefinementCtx) => {
  const broken = rules.find(([isKept]) => !isKept(value));
  if (broken) context.addIssue({ code: "custom", message: broken[1] });
};

/** visitor-site.md 5. Only the address is normalized: a password is taken exactly as typed. */
export const emailSchema = z
  .string({ error: "accounts.emailRequired" })
  .transform(tidyEmail)
  .superRefine(
    inOrder([
      [(email) => email !== "", "accounts.emailRequired"],
      [(email) => email.length <= EMAIL_MAX_CHARACTERS, "accounts.emailTooLong"],
      [(email) => z.email().safeParse(email).success && !isNobodysAddress(email), "accounts.emailInvalid"],
    ]),
  );

export const passwordSchema = z.string({ error: "accounts.passwordTooShort" }).superRefine(
  inOrder([
    [(password) => password.length >= PASSWORD_MIN_CHARACTERS, "accounts.passwordTooShort"],
    [(password) => password.length <= PASSWORD_MAX_CHARACTERS, "accounts.passwordTooLong"],
    [(password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /\d/.test(password), "accounts.passwordTooSimple"],
  ]),
);

const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

export const emailFormSchema = z.object({ email: emailSchema });

/** A form that consists of its button alone. */
export const linkFormSchema = z.object({});

export const signInSchema = z.object({ email: emailSchema, password: passwordSchema, rememberMe: ticked });

/** The error for two passwords that differ. */
export const repeated = {
  path: ["confirmPassword"],
  error: "accounts.passwordsDiffer",
  // Compares the two even while another field is invalid, so that all errors show at once.
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

/** Returns whether both password fields match. */
export const isRepeated = ({ password, confirmPassword }: { password?: string; confirmPassword?: string }) => password === confirmPassword;

export const signUpSchema = z
  .object({
    email: emailSchema,
    password: passwordSchema,
    confirmPassword: z.string({ error: "accounts.passwordsDiffer" }),
    category: z.enum(ACCOUNT_TYPES, { error: "accounts.accountTypeUnknown" }).default("individual"),
  })
  .refine(isRepeated, repeated);

export const newPasswordSchema = z
  .object({ password: passwordSchema, confirmPassword: z.string({ error: "accounts.passwordsDiffer" }) })
  .refine(isRepeated, repeated);
