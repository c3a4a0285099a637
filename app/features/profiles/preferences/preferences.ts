import { z } from "zod";
import { switchSchema } from "#app/features/autosave/field-changes";
import { MAILED_KINDS, type MailedKind, NOTIFICATION_KINDS, type NotificationKind } from "#app/features/notifications/kinds";
import { HOUR_CYCLES, THEMES } from "../choices";
import { profileFields } from "../schema";

/** Language, currency and zone are profile fields that this tab shows, too. */
export const regionFields = { language: profileFields.language, currency: profileFields.currency, timezone: profileFields.timezone };

/** The switch for a kind of notification, and the one for its email. */
export type AppField = `app_${NotificationKind}`;
export type MailField = `mail_${MailedKind}`;
export const appField = (kind: NotificationKind): AppField => `app_${kind}`;
export const mailField = (kind: MailedKind): MailField => `mail_${kind}`;

type SwitchField = AppField | MailField;

const SWITCHES: readonly SwitchField[] = [...NOTIFICATION_KINDS.map(appField), ...MAILED_KINDS.map(mailField)];

export const preferenceFields = {
  theme: z.enum(THEMES, { error: "profiles.choiceUnknown" }),
  hourCycle: z.enum(HOUR_CYCLES, { error: "profiles.choiceUnknown" }),
  ...(Object.fromEntries(SWITCHES.map((field) => [field, switchSchema])) as Record<SwitchField, typeof switchSchema>),
};

export type PreferenceField = keyof typeof preferenceFields;
