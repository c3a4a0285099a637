import { type Category, categories, categoryById } from "./categories";

const LEGAL = "legal";

/** The category linked in the header, whatever its current name, as long as it is offered. */
export const legalCategory = (): Category | undefined => categories().find(({ id }) => id === LEGAL);

/** Whether it is still called Legal: then it includes the policies; otherwise they have their own pages. */
export const hasLegalPage = (): boolean => legalCategory()?.name === "Legal";

/** Path of the policies: below the advisors of Legal, else the first of their own pages. */
export const policiesPath = (): string => (hasLegalPage() ? categoryById(LEGAL).path : "/terms");

/** Path of one of the policies. */
export const policyPath = (policy: "privacy" | "terms" | "cookies"): string =>
  hasLegalPage() ? `${categoryById(LEGAL).path}#${policy}` : `/${policy}`;
