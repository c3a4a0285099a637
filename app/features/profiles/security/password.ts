import { z } from "zod";
import { passwordSchema } from "#app/features/accounts/schema";

/** The two entries of signed-in-areas.md 5, under the rules of signing up; the current password is asked for when it is needed. */
export const passwordChangeSchema = z
  .strictObject({ newPassword: passwordSchema, confirmPassword: z.string(), currentPassword: z.string().max(128).optional() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    error: "profiles.passwordsDiffer",
    // Compared even while the new one breaks another rule, so that every message shows at once.
    when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
  });
