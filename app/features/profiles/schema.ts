import { z } from "zod";
import type { AccountType } from "#app/features/accounts/schema";
import { CURRENCIES } from "#app/features/money/money";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { LANGUAGES } from "#app/languages/languages";
import { COMPANY_SIZES } from "./choices";
import { BIO_MAX_CHARACTERS, DISPLAY_NAME, LINE_MAX_CHARACTERS, NAME, NAME_MAX_CHARACTERS } from "./limits";
import { matching, plainText } from "./plain-text";
import { webAddressSchema } from "./web-address";

const PHONE = /^\+?[1-9]\d{0,15}$/;
const PHONE_SEPARATORS = /[\s().\-/]/g;

const personName = (required: string) =>
  plainText({ most: NAME_MAX_CHARACTERS, tooLong: "profiles.nameTooLong", required, rules: [matching(NAME, "profiles.nameCharacters")] });

const line = plainText({ most: LINE_MAX_CHARACTERS, tooLong: "profiles.lineTooLong" });

/** Fields that a person edits in their own profile, each a string as in a form (signed-in-areas.md 5 and 9). */
export const profileFields = {
  firstName: personName("profiles.firstNameRequired"),
  lastName: personName("profiles.lastNameRequired"),
  displayName: plainText({
    most: NAME_MAX_CHARACTERS,
    tooLong: "profiles.nameTooLong",
    rules: [matching(DISPLAY_NAME, "profiles.displayNameCharacters")],
  }),
  phone: z
    .string()
    .transform((text) => text.replace(PHONE_SEPARATORS, ""))
    .pipe(plainText({ most: 17, tooLong: "profiles.phoneInvalid", rules: [matching(PHONE, "profiles.phoneInvalid")] })),
  companyName: line,
  jobTitle: line,
  companySize: z.enum(["", ...COMPANY_SIZES], { error: "profiles.choiceUnknown" }),
  industry: line,
  website: webAddressSchema,
  country: line,
  stateProvince: line,
  city: line,
  bio: plainText({ most: BIO_MAX_CHARACTERS, tooLong: "profiles.bioTooLong", isLong: true }),
  language: z.enum(LANGUAGES, { error: "profiles.choiceUnknown" }),
  currency: z.enum(CURRENCIES, { error: "profiles.choiceUnknown" }),
  timezone: z.string().refine((zone) => zone === "" || isTimeZone(zone), "profiles.timeZoneUnknown"),
};

export type ProfileField = keyof typeof profileFields;

/** A profile as its owner sees it. */
export interface OwnProfile {
  email: string;
  avatarUrl: string | null;
  category: AccountType;
  isTypeChosen: boolean;
  fields: Record<ProfileField, string>;
}
