import { z } from "zod";
import { HOUR_CYCLES, THEMES } from "./choices";
import { switchSchema } from "./field-changes";
import { profileFields } from "./schema";

/** The mails that can be turned off. Those that keep an account safe always come. */
export const OPTIONAL_MAILS = ["consultations"] as const;
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];

/** Language, currency and zone are fields of the profile that stand here, too. */
export const regionFields = { language: profileFields.language, currency: profileFields.currency, timezone: profileFields.timezone };

export const preferenceFields = {
  theme: z.enum(THEMES, { error: "profiles.choiceUnknown" }),
  hourCycle: z.enum(HOUR_CYCLES, { error: "profiles.choiceUnknown" }),
  mailConsultations: switchSchema,
};

export type PreferenceField = keyof typeof preferenceFields;

/** The field that turns a kind of mail on and off. */
export const MAIL_FIELDS: Record<OptionalMail, PreferenceField> = { consultations: "mailConsultations" };
