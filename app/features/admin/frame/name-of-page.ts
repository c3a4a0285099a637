import { linkOf, type SidebarId } from "./sidebar-links";

/** What the page at an address of the area is called in the menu; null on the first page, which the area is named by, and where there is none. */
export function nameOfPage({ pathname, search }: { pathname: string; search: string }, wordsOf: (id: SidebarId) => string): string | null {
  const id = linkOf({ pathname, search, hash: "" });
  return id && id !== "overview" ? wordsOf(id) : null;
}
