import { completeRules, type Rules } from "#app/features/rules/rules";
import { typedRules } from "./rules-form";

/** Rules as they were written down, as their form has them. */
export const typedOf = (rules: unknown) => typedRules(completeRules((rules ?? {}) as Partial<Rules>));
