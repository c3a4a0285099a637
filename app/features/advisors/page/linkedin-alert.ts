const LINKEDIN_PAGE = "/legal/intellectual-property";

/** Query string that shows the 'Coming Soon! 🚀' toast on the page it opens, and is then removed from the URL. */
export const SOON_ALERT = "notice=linkedin";

/** Returns the prefetch mode of a link: prefetching a URL with the alert would already trigger it. */
export const prefetchOf = (path: string) => (path.includes(SOON_ALERT) ? "none" : "intent");

/** Whether this is the one page whose Contact and View All show the toast while LinkedIn is not configured (decisions, section 1). */
export function isLinkedinPage(path: string): boolean {
  return path === LINKEDIN_PAGE;
}

/** Returns the URL without the alert; null if it carries none. */
export function withoutAlert(url: URL): string | null {
  const search = new URLSearchParams(url.search);
  if (search.get("notice") !== "linkedin") return null;
  search.delete("notice");
  return search.size > 0 ? `${url.pathname}?${search}` : url.pathname;
}

/** Message keys of the toast. */
export const LINKEDIN_SOON = { title: "catalog.linkedinSoonTitle", text: "catalog.linkedinSoonText" } as const;
