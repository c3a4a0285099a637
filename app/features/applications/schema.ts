import { z } from "zod";
import { isSpokenLanguage, spokenAmong } from "#app/features/catalog/spoken-languages";
import { isRate, readHundredths } from "#app/features/money/hourly-rate";
import { plainText } from "#app/features/profiles/plain-text";
import { profileFields } from "#app/features/profiles/schema";
import { webAddressSchema } from "#app/features/profiles/web-address";
import type { Asks } from "#app/features/rules/asks";
import { findWizardCategory, isWizardExpertise } from "#app/features/topics/offered-choices";
import { DECISIONS } from "./application-state";
import { AVAILABILITIES, EXPERIENCES } from "./choices";
import { BIO_MAX_CHARACTERS, CERTIFICATIONS_MAX_CHARACTERS, LOCATION_MAX_CHARACTERS, NOTES_MAX_CHARACTERS } from "./limits";

const pricing = z
  .string()
  .transform(readHundredths)
  .refine((hundredths) => hundredths === null || isRate(hundredths), "applications.pricingRange");

const webAddress = (message: string) =>
  z.string().transform((text, context) => {
    const read = webAddressSchema.safeParse(text);
    if (!read.success) context.addIssue({ code: "custom", message });
    return read.success && read.data !== "" ? read.data : null;
  });

/**
 * A submitted application (decisions.md 1: fields labelled as required are enforced here). URLs must be http(s); the rate becomes a number, or null when it is
 * not one.
 */
export const applicationSchema = z.object({
  category: z
    .string("applications.categoryUnknown")
    .refine((id) => id === "" || findWizardCategory(id) !== undefined, "applications.categoryUnknown"),
  firstName: profileFields.firstName,
  lastName: profileFields.lastName,
  phone: profileFields.phone,
  location: plainText({ most: LOCATION_MAX_CHARACTERS, tooLong: "applications.locationLong", required: "applications.locationRequired" }),
  linkedin: webAddress("applications.linkedinInvalid"),
  website: webAddress("applications.websiteInvalid"),
  languages: z.array(z.string().refine(isSpokenLanguage, "applications.languageUnknown")).transform(spokenAmong),
  expertise: z.string("applications.expertiseRequired").refine((name) => isWizardExpertise(name), "applications.expertiseRequired"),
  experience: z.enum(EXPERIENCES, { error: "applications.experienceRequired" }),
  bio: plainText({ most: BIO_MAX_CHARACTERS, tooLong: "applications.bioLong", required: "applications.bioRequired", isLong: true }),
  certifications: plainText({ most: CERTIFICATIONS_MAX_CHARACTERS, tooLong: "applications.certificationsLong", isLong: true }),
  availability: z.enum(AVAILABILITIES, { error: "applications.availabilityRequired" }),
  pricing,
});

/** The same with an optional availability. */
const withoutAvailability = applicationSchema.extend({
  availability: z.enum(AVAILABILITIES, { error: "applications.availabilityRequired" }).or(z.literal("")),
});

export type CheckedApplication = z.output<typeof withoutAvailability>;

/** Returns the schema to validate an application with; whether availability is required is a rule of the site. */
export const applicationSchemaFor = (asks: Asks) => (asks.availability === "required" ? applicationSchema : withoutAvailability);

/** `process-advisor-application` (signed-in-areas.md 7). */
export const decisionSchema = z.strictObject({
  applicationId: z.uuid({ error: "applications.applicationUnknown" }),
  action: z.enum(DECISIONS, { error: "applications.actionUnknown" }),
  reviewNotes: z
    .string({ error: "applications.notesLong" })
    .nullable()
    .default("")
    .transform((notes) => notes ?? "")
    .pipe(plainText({ most: NOTES_MAX_CHARACTERS, tooLong: "applications.notesLong", isLong: true })),
});

export type Decision = z.output<typeof decisionSchema>;
