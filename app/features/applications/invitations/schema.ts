import { z } from "zod";
import { passwordSchema } from "#app/features/accounts/schema";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { isWizardExpertise } from "#app/features/topics/offered-choices";
import { hasUnseen } from "#app/platform/unseen-marks";
import { applicationSchema } from "../schema";

/** What an invited person confirms and completes, with a password of their own. */
export const acceptSchema = applicationSchema
  .pick({ firstName: true, lastName: true, location: true, experience: true, bio: true, availability: true, pricing: true })
  .extend({
    password: passwordSchema,
    confirmPassword: z.string({ error: "accounts.passwordsDiffer" }),
    /** Chosen when no area of the invitation is offered any more. */
    area: z
      .string()
      .refine((name) => !hasUnseen(name) && (name === "" || isWizardExpertise(name)), "invitations.areaNeeded")
      .default(""),
    /** Time zone of the hours, from the browser; an invalid one counts as empty. */
    time_zone: z.preprocess((told) => (isTimeZone(told) ? told : ""), z.string()),
    agreedToTerms: z.literal("on", { error: "invitations.termsNeeded" }),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    error: "accounts.passwordsDiffer",
  });

export type Accepted = z.output<typeof acceptSchema>;
