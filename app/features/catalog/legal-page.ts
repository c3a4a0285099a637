import { type Category, categories, categoryById } from "./categories";

const LEGAL = "legal";

/** The category that the header leads to, whatever it is called by now, as long as it is offered. */
export const legalCategory = (): Category | undefined => categories().find(({ id }) => id === LEGAL);

/** Whether that is still called what it was: the policies stand below it then, and on pages of their own below any other name. */
export const hasLegalPage = (): boolean => legalCategory()?.name === "Legal";

/** Where the policies stand together: below the advisors of Legal, else each on a page of its own. */
export const policiesPath = (): string => (hasLegalPage() ? categoryById(LEGAL).path : "/terms");

/** Where one of the policies stands. */
export const policyPath = (policy: "privacy" | "terms" | "cookies"): string =>
  hasLegalPage() ? `${categoryById(LEGAL).path}#${policy}` : `/${policy}`;
