/** Common names for pages that have another address here. */
const PAGES: Record<string, string> = {
  "/login": "/auth",
  "/signin": "/auth",
  "/signup": "/auth",
  "/register": "/auth",
  "/contact": "/help",
  "/legal/privacy": "/privacy",
  "/legal/terms": "/terms",
  "/legal/cookies": "/cookies",
  "/impressum": "/imprint",
  "/legal-notice": "/imprint",
};

/** The address here of a page requested by a common name; null for none. */
export const aliasTarget = (path: string): string | null => PAGES[path.toLowerCase().replace(/(?<=.)\/$/, "")] ?? null;
