import { currentRules } from "#app/features/rules/current-rules";
import type { Applicants } from "#app/features/rules/rules";

/** Paths of the application pages. */
const WIZARDS = ["/become-advisor", "/advisor-registration"];

/** Why applications are restricted; null when anybody may apply. */
export function whyClosed(applicants: Applicants = currentRules().applicants): Exclude<Applicants, "anybody"> | null {
  return applicants === "anybody" ? null : applicants;
}

/** Whether a link leads to an application. */
export const leadsToApplying = (link: string) => WIZARDS.some((path) => link === path || link.startsWith(`${path}?`));
