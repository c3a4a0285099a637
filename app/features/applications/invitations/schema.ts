import { z } from "zod";
import { passwordSchema } from "#app/features/accounts/schema";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { isWizardExpertise } from "#app/features/topics/offered-choices";
import { hasUnseen } from "#app/platform/unseen-marks";
import { applicationSchema } from "../schema";

/** What somebody who is invited confirms and completes, with a password of their own. */
export const acceptSchema = applicationSchema
  .pick({ firstName: true, lastName: true, location: true, experience: true, bio: true, availability: true, pricing: true })
  .extend({
    password: passwordSchema,
    confirmPassword: z.string({ error: "accounts.passwordsDiffer" }),
    /** What is chosen where no area of the invitation is offered any more. */
    area: z
      .string()
      .refine((name) => !hasUnseen(name) && (name === "" || isWizardExpertise(name)), "invitations.areaNeeded")
      .default(""),
    /** The zone the hours are in, as the browser tells it: what is none is taken for nothing said. */
    time_zone: z.preprocess((told) => (isTimeZone(told) ? told : ""), z.string()),
    agreedToTerms: z.literal("on", { error: "invitations.termsNeeded" }),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    error: "accounts.passwordsDiffer",
  });

export type Accepted = z.output<typeof acceptSchema>;
