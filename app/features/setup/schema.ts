import { z } from "zod";
import { emailSchema, isRepeated, passwordSchema, repeated } from "#app/features/accounts/schema";
import { profileFields } from "#app/features/profiles/schema";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { withoutUnseen } from "#app/platform/text/unseen-marks";
import { SITE_NAME_MAX_CHARACTERS } from "./limits";

const siteName = z
  .string("setup.siteNameNeeded")
  .transform((text) =>
    withoutUnseen(text)
      .toWellFormed()
      .replace(/\p{Cc}+/gu, " ")
      .trim(),
  )
  .pipe(z.string().min(1, "setup.siteNameNeeded").max(SITE_NAME_MAX_CHARACTERS, "setup.siteNameTooLong"));

/** What the first admin enters about themselves and the site. */
export const setupSchema = z
  .object({
    siteName,
    language: profileFields.language,
    currency: profileFields.currency,
    zone: z.string("profiles.timeZoneUnknown").refine(isTimeZone, "profiles.timeZoneUnknown"),
    firstName: profileFields.firstName,
    lastName: profileFields.lastName,
    email: emailSchema,
    password: passwordSchema,
    confirmPassword: z.string({ error: "accounts.passwordsDiffer" }),
  })
  .refine(isRepeated, repeated);

export type SetupEntry = Omit<z.output<typeof setupSchema>, "confirmPassword">;
