import { categoryById, isCategoryId } from "./categories";

const LEGAL = "legal";

/** Whether the category that the policies stand below is offered, and is still what it is called. */
export const hasLegalPage = (): boolean => isCategoryId(LEGAL) && categoryById(LEGAL).name === "Legal";

/** Where the policies stand together: below the advisors of Legal, else each on a page of its own. */
export const policiesPath = (): string => (hasLegalPage() ? categoryById(LEGAL).path : "/terms");

/** Where one of the policies stands. */
export const policyPath = (policy: "privacy" | "terms" | "cookies"): string =>
  hasLegalPage() ? `${categoryById(LEGAL).path}#${policy}` : `/${policy}`;
