const LINKEDIN_PAGE = "/legal/intellectual-property";

/** The query of an address that shows the 'Coming Soon! 🚀' toast on the page it opens, and then leaves no trace in it. */
export const SOON_ALERT = "notice=linkedin";

/** Asking for an address that says something is saying it: such a link is not fetched ahead. */
export const prefetchOf = (path: string) => (path.includes(SOON_ALERT) ? "none" : "intent");

/** The one page whose Contact and View All show the toast while LinkedIn is not configured (decisions, section 1). */
export function isLinkedinPage(path: string): boolean {
  return path === LINKEDIN_PAGE;
}

/** The address without the alert, when it carries one; else null. */
export function withoutAlert(url: URL): string | null {
  const search = new URLSearchParams(url.search);
  if (search.get("notice") !== "linkedin") return null;
  search.delete("notice");
  return search.size > 0 ? `${url.pathname}?${search}` : url.pathname;
}

/** The toast's texts, as keys. */
export const LINKEDIN_SOON = { title: "catalog.linkedinSoonTitle", text: "catalog.linkedinSoonText" } as const;
