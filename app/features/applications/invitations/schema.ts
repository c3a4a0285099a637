import { z } from "zod";
import { passwordSchema } from "#app/features/accounts/schema";
import { currentRules } from "#app/features/rules/current-rules";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { isWizardExpertise } from "#app/features/topics/offered-choices";
import { hasUnseen } from "#app/platform/text/unseen-marks";
import { type AskedField, messageOfBlank } from "../asks";
import { applicationSchema } from "../schema";

const { availability, pricing, phone, linkedin, website, certifications } = applicationSchema.shape;

/** A part that the site may require of an application, and so of whoever is invited. */
const asked = (part: AskedField) =>
  z
    .string()
    .default("")
    .refine((text) => currentRules().asks[part] !== "required" || text.trim() !== "", messageOfBlank(part));

/** What an invited person confirms and completes by the rules of an application, with a password of their own. */
export const acceptSchema = applicationSchema
  .pick({ firstName: true, lastName: true, location: true, experience: true, bio: true })
  .extend({
    availability: asked("availability").pipe(availability.or(z.literal(""))),
    pricing: asked("pricing").pipe(pricing),
    phone: asked("phone").pipe(phone),
    linkedin: asked("linkedin").pipe(linkedin),
    website: asked("website").pipe(website),
    certifications: asked("certifications").pipe(certifications),
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
