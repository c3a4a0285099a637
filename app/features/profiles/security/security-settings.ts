import { z } from "zod";
import { switchSchema } from "#app/features/autosave/field-changes";
import { SESSION_TIMEOUT_HOURS } from "../choices";

/** What a person sets of their own security. Two-factor is no setting: it is turned on and off by its own steps. */
export const securityFields = {
  loginNotifications: switchSchema,
  sessionTimeout: z.enum(SESSION_TIMEOUT_HOURS.map(String), { error: "profiles.choiceUnknown" }),
};

export type SecurityField = keyof typeof securityFields;
