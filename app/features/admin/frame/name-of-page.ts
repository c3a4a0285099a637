import { linkOf, type SidebarId } from "./sidebar-links";

/** Returns a page's name in the admin menu; null on the overview, whose name is that of the area, and on unknown pages. */
export function nameOfPage({ pathname, search }: { pathname: string; search: string }, wordsOf: (id: SidebarId) => string): string | null {
  const id = linkOf({ pathname, search, hash: "" });
  return id && id !== "overview" ? wordsOf(id) : null;
}
