import { FIRST_RULES, type VersionedRules } from "./rules";

let current = FIRST_RULES;

/** The current rules: on the server as last read, in the browser as received with the page's texts. */
export const currentRules = (): VersionedRules => current;

/** Sets the current rules. */
export function applyRules(rules: VersionedRules) {
  current = rules;
}
