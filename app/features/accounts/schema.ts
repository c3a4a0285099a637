import { z } from "zod";
import { isNobodysAddress } from "#app/platform/nobodys-address";
import { EMAIL_MAX_CHARACTERS, PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from "./limits";

export const ACCOUNT_TYPES = ["individual", "business", "organisation"] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

// Control characters, and marks that no reader sees but that make two addresses differ.
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** An address as it is kept: without invisible characters and outer spaces, in lower case. */
export const tidyEmail = (email: string) => email.replace(INVISIBLE, "").trim().toLowerCase();

type Rule = [isKept: (value: string) => boolean, message: string];

/** The rules in their order; only the first broken one is told, and none after it is tried. */
const inOrder = (rules: Rule[]) => (value: string, context: z.core.$RefinementCtx) => {
  const broken = rules.find(([isKept]) => !isKept(value));
  if (broken) context.addIssue({ code: "custom", message: broken[1] });
};

/** visitor-site.md 5. Only the address is trimmed and tidied: a password is taken as it was typed. */
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

/** A form whose button is all there is to press. */
export const linkFormSchema = z.object({});

export const signInSchema = z.object({ email: emailSchema, password: passwordSchema, rememberMe: ticked });

/** The complaint about a password that was not typed twice the same. */
export const repeated = {
  path: ["confirmPassword"],
  error: "accounts.passwordsDiffer",
  // The two are compared even while another field is wrong, so that every message shows at once.
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

/** Whether a password was typed twice the same. */
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
