/** What people type, and others link to, for pages that are called otherwise here. */
const PAGES: Record<string, string> = {
  "/login": "/auth",
  "/signin": "/auth",
  "/signup": "/auth",
  "/register": "/auth",
  "/contact": "/help",
  "/legal/privacy": "/privacy",
  "/legal/terms": "/terms",
  "/legal/cookies": "/cookies",
};

/** Where the page is that is asked for by a name that it has on other sites; null where there is none. */
export const calledHere = (path: string): string | null => PAGES[path.toLowerCase().replace(/(?<=.)\/$/, "")] ?? null;
