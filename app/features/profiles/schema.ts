import { z } from "zod";
import type { AccountType } from "#app/features/accounts/schema";
import { CURRENCIES } from "#app/features/money/money";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { COMPANY_SIZES, LANGUAGES } from "./choices";
import { matching, plainText } from "./plain-text";
import { webAddressSchema } from "./web-address";

const NAME = /^[\p{L}\p{M} '’-]+$/u;
const DISPLAY_NAME = /^[\p{L}\p{M}\p{Nd} _-]+$/u;
const PHONE = /^\+?[1-9]\d{0,15}$/;
const PHONE_SEPARATORS = /[\s().\-/]/g;

const personName = (required: string) =>
  plainText({ most: 50, tooLong: "profiles.tooLong50", required, rules: [matching(NAME, "profiles.nameCharacters")] });

const line100 = plainText({ most: 100, tooLong: "profiles.tooLong100" });

/** The fields a person writes of their own profile, each a string as a form has it (signed-in-areas.md 5 and 9). */
export const profileFields = {
  firstName: personName("profiles.firstNameRequired"),
  lastName: personName("profiles.lastNameRequired"),
  displayName: plainText({ most: 50, tooLong: "profiles.tooLong50", rules: [matching(DISPLAY_NAME, "profiles.displayNameCharacters")] }),
  phone: z
    .string()
    .transform((text) => text.replace(PHONE_SEPARATORS, ""))
    .pipe(plainText({ most: 17, tooLong: "profiles.phoneInvalid", rules: [matching(PHONE, "profiles.phoneInvalid")] })),
  companyName: line100,
  jobTitle: line100,
  companySize: z.enum(["", ...COMPANY_SIZES], { error: "profiles.choiceUnknown" }),
  industry: line100,
  website: webAddressSchema,
  country: line100,
  stateProvince: line100,
  city: line100,
  bio: plainText({ most: 500, tooLong: "profiles.tooLong500", isLong: true }),
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
