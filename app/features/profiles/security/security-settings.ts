import { z } from "zod";
import { switchSchema } from "#app/features/autosave/field-changes";
import { SESSION_TIMEOUT_HOURS } from "../choices";

/** Security settings of a person. Two-factor is not among them: it has its own steps to turn it on and off. */
export const securityFields = {
  loginNotifications: switchSchema,
  sessionTimeout: z.enum(SESSION_TIMEOUT_HOURS.map(String), { error: "profiles.choiceUnknown" }),
};

export type SecurityField = keyof typeof securityFields;
