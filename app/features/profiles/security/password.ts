import { z } from "zod";
import { passwordSchema } from "#app/features/accounts/schema";

/** The two fields of signed-in-areas.md 5, under the rules of sign-up; the current password is sent only when it was asked for. */
export const passwordChangeSchema = z
  .strictObject({ newPassword: passwordSchema, confirmPassword: z.string(), currentPassword: z.string().max(128).optional() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    error: "profiles.passwordsDiffer",
    // Compares the two even while the new one breaks another rule, so that all errors show at once.
    when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
  });
