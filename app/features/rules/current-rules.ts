import { FIRST_RULES, type VersionedRules } from "./rules";

let current = FIRST_RULES;

/** The rules at this moment: on the server as they were last read, in the browser as they came with the texts of its page. */
export const currentRules = (): VersionedRules => current;

/** Takes these rules from now on. */
export function takeRules(rules: VersionedRules) {
  current = rules;
}
