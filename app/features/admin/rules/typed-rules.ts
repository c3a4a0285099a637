import { completeRules, type Rules } from "#app/features/rules/rules";
import { typedRules } from "./rules-form";

/** Converts stored rules to values of the form's fields. */
export const typedOf = (rules: unknown) => typedRules(completeRules((rules ?? {}) as Partial<Rules>));
